import type { SealedBlock, StateDelta } from '../../types.ts'

// Each dump has a module of its own around it: a browser refuses to import JSON by itself from Vite's development server, which serves it
// as JavaScript, and Node refuses it without the attribute that the browser trips over. A static import inside a module suits both.

export interface Layer {
  layer: StateDelta
}

export interface Dump extends Layer {
  blocks: SealedBlock[]
}
