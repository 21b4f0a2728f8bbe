import { nullable, nullish } from 'valibot'
import type { Position, PositionGroup, PositionProtocol } from '../types/positions.ts'
import { tokenInfo } from './balances.ts'
import { decimal, type FieldSchemas, list, shape, text, whole } from './primitives.ts'

const position = /*@__PURE__*/ shape({
  position_type: nullable(text),
  tokenInfo,
  balance: whole,
  fiatBalance: decimal,
  fiatConversion: decimal,
  fiatBalance24hChange: nullish(decimal),
} satisfies FieldSchemas<Position>)

export const positions = /*@__PURE__*/ list(
  shape({
    protocol: text,
    protocol_metadata: shape({ name: text, icon: shape({ url: nullable(text) }) }),
    fiatTotal: decimal,
    items: list(shape({ name: text, items: list(position) } satisfies FieldSchemas<PositionGroup>)),
  } satisfies FieldSchemas<PositionProtocol>),
)
