type Listener = (...values: never[]) => void

/** The part of Node's EventEmitter that users of providers call. */
export class ProviderEvents {
  readonly #listeners = new Map<string, { listener: Listener; isOnce: boolean }[]>()

  on(event: string, listener: Listener): this {
    return this.#add(event, listener, false)
  }
  once(event: string, listener: Listener): this {
    return this.#add(event, listener, true)
  }
  addListener(event: string, listener: Listener): this {
    return this.#add(event, listener, false)
  }

  off(event: string, listener: Listener): this {
    const left = [...(this.#listeners.get(event) ?? [])]
    const at = left.findLastIndex((one) => one.listener === listener)
    if (at >= 0) left.splice(at, 1)
    this.#listeners.set(event, left)
    return this
  }
  removeListener(event: string, listener: Listener): this {
    return this.off(event, listener)
  }
  removeAllListeners(event?: string): this {
    if (event === undefined) this.#listeners.clear()
    else this.#listeners.delete(event)
    return this
  }

  listenerCount(event: string): number {
    return this.#listeners.get(event)?.length ?? 0
  }

  /** An error of a listener reaches the page's error handling and no other listener. */
  emit(event: string, ...values: unknown[]): boolean {
    const listeners = this.#listeners.get(event) ?? []
    for (const { listener, isOnce } of listeners) {
      if (isOnce) this.off(event, listener)
      try {
        listener(...(values as never[]))
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
    return listeners.length > 0
  }

  #add(event: string, listener: Listener, isOnce: boolean): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), { listener, isOnce }])
    return this
  }
}
