import file from '../dumps/base.json' with { type: 'json' }
import type { Layer } from './types.ts'

export default file as unknown as Layer
