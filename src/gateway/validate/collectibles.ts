import { nullish, unknown } from 'valibot'
import type { Collectible } from '../types/collectibles.ts'
import { address, record, type FieldSchemas, list, page, shape, text, whole } from './primitives.ts'

const collectible = /*@__PURE__*/ shape({
  address,
  tokenName: text,
  tokenSymbol: text,
  logoUri: text,
  id: whole,
  uri: nullish(text),
  name: nullish(text),
  description: nullish(text),
  imageUri: nullish(text),
  metadata: nullish(record(unknown())),
} satisfies FieldSchemas<Collectible>)

export const collectiblesPage = /*@__PURE__*/ page(collectible)
/** The response of gateways without pagination. */
export const collectibles = /*@__PURE__*/ list(collectible)
