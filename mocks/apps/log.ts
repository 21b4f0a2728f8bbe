/** Appends lines to the log, for people and screen readers. */
export const say = (text: string): void => {
  const line = document.createElement('li')
  line.textContent = text
  document.querySelector('#log')?.append(line)
}

/** Logs a call's result. */
export async function sayOutcome(name: string, call: () => Promise<unknown>): Promise<void> {
  say(`${name}: requested`)
  try {
    say(`${name}: ${JSON.stringify(await call())}`)
  } catch (error) {
    const { message, code } = error as Error & { code?: number }
    say(`${name}: ${code ?? ''} ${message}`)
  }
}

/** Calls back when a button is pressed. */
export const onPress = (id: string, act: () => void): void =>
  document.getElementById(id)?.addEventListener('click', act)
