import { createServer } from 'node:http'
import path from 'node:path'
import { bundle } from './bundle.mjs'
import { damagedAnswers, transactionId } from './damagedAnswers.ts'

/** What the figure says, in the table. */
export const damagedWhat =
  'Altered and damaged responses, read in a page by client, validator, mappers: tasks over 50 ms'

/**
 * Reads damaged answers in a page with the app's client, validator, and mappers, and collects the
 * tasks that blocked it for over 50 ms.
 * @param {import('playwright').Browser} browser
 * @param {{ count?: number, rounds?: number }} [options]
 */
export async function damagedReading(browser, { count = 1000, rounds = 3 } = {}) {
  const answers = damagedAnswers(count)
  const script = await bundle(path.resolve('tests/bench/damagedPage.ts'))
  const server = createServer(({ url }, response) => {
    const text =
      url === '/'
        ? '<!doctype html><title>Damaged answers</title>'
        : url === '/page.js'
          ? script
          : answers[Number(url?.split('/')[2])]?.text
    if (text === undefined) return void response.writeHead(404).end()
    const type =
      url === '/' ? 'text/html' : url === '/page.js' ? 'text/javascript' : 'application/json'
    response
      .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(text) })
      .end(text)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  try {
    const runs = []
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${server.address().port}/`)
      runs.push(
        await page.evaluate(
          async ([reads, id, module]) => (await import(module)).readAll(reads, id),
          [answers.map(({ read }) => read), transactionId, '/page.js'],
        ),
      )
      await page.close()
    }
    return { count, bytes: answers.reduce((sum, { text }) => sum + text.length, 0), runs }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/**
 * How many answers blocked the page for over 50 ms, and for how long. One that did so in only some
 * of the rounds had to wait for the machine.
 * @param {Awaited<ReturnType<typeof damagedReading>>} reading
 */
export function describeReading({ count, bytes, runs }) {
  const longestOf = (run, index) =>
    Math.max(0, ...run.long.filter((task) => task.index === index).map(({ ms }) => ms))
  const slow = [...new Map(runs[0].long.map((task) => [task.index, task])).values()]
    .map((task) => ({ ...task, ms: Math.min(...runs.map((run) => longestOf(run, task.index))) }))
    .filter(({ ms }) => ms > 0)
  const times = slow.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b)
  const smallest = Math.min(...slow.map((task) => task.bytes)) / 2 ** 20
  const [{ read, declined }] = runs
  const words =
    slow.length > 0
      ? `${slow.length}, of ${smallest.toFixed(1)} MB or more; ` +
        `${times[Math.floor(times.length / 2)]} ms in the median, ${times.at(-1)} ms at most`
      : 'none'
  return (
    `${words} (${count.toLocaleString('en')} responses, ${Math.round(bytes / 2 ** 20)} MB: ` +
    `${read} read, ${declined} rejected; best of ${runs.length})`
  )
}
