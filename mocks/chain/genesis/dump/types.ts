import type { SealedBlock, StateDelta } from '../../types.ts'

// Each dump has its own module: browsers reject a JSON import from Vite's development server, which
// serves it as JavaScript, and Node requires the import attribute that breaks the browser. A static
// import inside a module works in both.

export interface Layer {
  layer: StateDelta
}

export interface Dump extends Layer {
  blocks: SealedBlock[]
}
