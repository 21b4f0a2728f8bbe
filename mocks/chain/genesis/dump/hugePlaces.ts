import file from '../dumps/huge-places.json' with { type: 'json' }
import type { Places } from '../places.ts'

export default file as unknown as Places
