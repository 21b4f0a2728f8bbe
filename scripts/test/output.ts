/** Where a step writes. */
export interface Output {
  write(text: string): void
  end(): void
}

/**
 * Keeps the output of parallel steps apart: the oldest step's is shown as it is written, the
 * others' when it is their turn.
 */
export function createOutputs(show: (text: string) => void): (heading: string) => Output {
  const queue: { held: string[]; isOver: boolean }[] = []
  const flush = () => {
    while (queue[0]) {
      for (const text of queue[0].held.splice(0)) show(text)
      if (!queue[0].isOver) return
      queue.shift()
    }
  }
  return (heading) => {
    const step = { held: [`\n── ${heading}\n`], isOver: false }
    queue.push(step)
    flush()
    return {
      write(text) {
        step.held.push(text)
        flush()
      },
      end() {
        step.isOver = true
        flush()
      },
    }
  }
}
