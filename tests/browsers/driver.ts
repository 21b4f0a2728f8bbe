/** What the tests need of any browser; everything else is built on it. */
export interface Driver {
  goto(url: string): Promise<void>
  /** The value of an expression in the page, as JSON; of a promise, what it resolves to. */
  evaluate(expression: string): Promise<unknown>
  /** A real press of the mouse, in CSS pixels of the viewport. */
  pressAt(x: number, y: number): Promise<void>
  pressKey(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** The viewport, without the browser's own bars. */
  setSize(width: number, height: number): Promise<void>
  /** The viewport as PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab'

export interface OtherBrowser {
  /** A page with an empty profile. */
  open(): Promise<Driver>
  close(): Promise<void>
}
