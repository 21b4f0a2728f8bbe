import type { HostEventName, HostEvents } from '#apps/protocol'

type Listener = (data: HostEvents[HostEventName]) => void

export function createEmitter() {
  const listeners = new Map<HostEventName, Set<Listener>>()
  return {
    /** @returns a function that removes the listener */
    on<Name extends HostEventName>(
      name: Name,
      listener: (data: HostEvents[Name]) => void,
    ): () => void {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener as Listener))
      return () => void all.delete(listener as Listener)
    },
    emit(name: HostEventName, data: HostEvents[HostEventName]): void {
      // One task each, so that an error reaches the page's error handling and no other listener.
      for (const listener of listeners.get(name) ?? [])
        queueMicrotask(() => listeners.get(name)?.has(listener) && listener(data))
    },
    clear: (): void => listeners.clear(),
  }
}
