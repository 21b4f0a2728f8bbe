import { rounds } from './pages.mjs'

/** Tasks of one round, as many as a scroll has frames. */
const count = 600
/** Turns of the loop with which its speed is measured. */
const trial = 1_000_000

/**
 * What the machine itself adds to tasks: a page that does nothing but a fixed calculation, with a
 * processor four times as slow. Compare it with the scrolled lists, which are measured in the same
 * run: a pause of the machine of 13 ms makes a task over 50 ms, whatever the page does.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ p50: number, p95: number, longTasks: number, longest: number }[]>}
 *   milliseconds
 */
export async function benchPauses(browser) {
  return rounds(async () => {
    const page = await browser.newPage()
    // Without the slow processor, and more than once: the first rounds are not compiled yet.
    const { p50 } = await page.evaluate(calculate, { count: 100, turns: trial })
    const turns = Math.round((trial * 4) / p50)
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const result = await page.evaluate(calculate, { count, turns })
    await page.close()
    return result
  })
}

/**
 * In the page: a calculation per frame, of about 4 ms before the processor is slowed down, as a
 * frame of a list is.
 */
function calculate({ count, turns }) {
  const work = () => {
    let sum = 0
    for (let i = 0; i < turns; i += 1) sum += Math.sqrt(i)
    return sum
  }
  return new Promise((done) => {
    const times = []
    const next = () => {
      const start = performance.now()
      work()
      times.push(performance.now() - start)
      if (times.length < count) return void requestAnimationFrame(next)
      const sorted = times.toSorted((a, b) => a - b)
      const at = (part) => sorted[Math.floor(sorted.length * part)]
      done({
        p50: at(0.5),
        p95: at(0.95),
        longTasks: times.filter((ms) => ms > 50).length,
        longest: sorted.at(-1),
      })
    }
    requestAnimationFrame(next)
  })
}
