import file from '../dumps/limits-1.json' with { type: 'json' }
import type { Dump } from './types.ts'

export default file as unknown as Dump
