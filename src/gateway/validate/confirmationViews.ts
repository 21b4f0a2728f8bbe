import * as v from 'valibot'
import type { DecodedParameter, SwapOrderView } from '../types/confirmationViews.ts'
import { orderFees, orderFields, twapFees, twapFields } from './orders.ts'
import { depositFields, exitFields, withdrawFields } from './staking.ts'
import { extended, kinds, type FieldSchemas, list, shape, text } from './primitives.ts'

const parameter = /*@__PURE__*/ shape({
  name: text,
  type: text,
  value: v.unknown(),
  valueDecoded: v.nullish(v.unknown()),
} satisfies FieldSchemas<DecodedParameter>)
const view = { type: text, method: text, parameters: v.nullable(list(parameter)) }

/** The decoded intent, by its kind on the wire. */
export const viewKinds = {
  GENERIC: shape(view),
  COW_SWAP_ORDER: extended(
    { ...orderFields, ...view } satisfies FieldSchemas<SwapOrderView>,
    orderFees,
  ),
  COW_SWAP_TWAP_ORDER: extended({ ...twapFields, ...view }, twapFees),
  KILN_NATIVE_STAKING_DEPOSIT: shape({ ...depositFields, ...view }),
  KILN_NATIVE_STAKING_VALIDATORS_EXIT: shape({ ...exitFields, ...view }),
  KILN_NATIVE_STAKING_WITHDRAW: shape({ ...withdrawFields, ...view }),
}
export const confirmationView = /*@__PURE__*/ kinds('type', viewKinds)
