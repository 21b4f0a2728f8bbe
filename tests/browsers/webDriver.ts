/**
 * The few commands of W3C WebDriver that the tests need. The protocol is plain JSON over HTTP; a
 * client package would bring a hundred more commands and its own search for browsers.
 * https://www.w3.org/TR/webdriver2/
 */
export interface WebDriver {
  isReady(): Promise<boolean>
  /** Opens a browser; the returned function sends a command to it. */
  newSession(capabilities: object): Promise<Command>
}

export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/** A client of the driver that listens there. */
export function webDriver(url: string): WebDriver {
  const command: Command = async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(60_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path}: ${error}. ${message}`)
  }
  return {
    isReady: () =>
      command('GET', '/status').then(
        () => true,
        () => false,
      ),
    async newSession(capabilities) {
      const { sessionId } = (await command('POST', '/session', {
        capabilities: { alwaysMatch: capabilities },
      })) as { sessionId: string }
      return (method, path, body) => command(method, `/session/${sessionId}${path}`, body)
    },
  }
}
