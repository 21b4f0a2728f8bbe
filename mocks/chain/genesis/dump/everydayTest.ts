import file from '../dumps/everyday-17000.json' with { type: 'json' }
import type { Dump } from './types.ts'

export default file as unknown as Dump
