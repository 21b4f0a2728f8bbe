import * as v from 'valibot'
import type { DataDecoded, DataDecodedParameter, MultiSendAction } from '../types/transactions.ts'
import {
  address,
  hex,
  type FieldSchemas,
  list,
  operation,
  shape,
  text,
  whole,
} from './primitives.ts'

const value: v.GenericSchema = /*@__PURE__*/ v.lazy((told): v.GenericSchema =>
  Array.isArray(told) ? values : text,
)
const values = /*@__PURE__*/ list(value)

// A call may contain nested calls, to any depth.
const inner = /*@__PURE__*/ v.lazy((told): v.GenericSchema =>
  Array.isArray(told) ? actions : dataDecoded,
)

const parameter = /*@__PURE__*/ shape({
  name: text,
  type: text,
  value,
  valueDecoded: v.nullish(inner),
} satisfies FieldSchemas<DataDecodedParameter>)

export const dataDecoded = /*@__PURE__*/ shape({
  method: text,
  parameters: v.nullish(list(parameter)),
  accuracy: v.nullish(text),
} satisfies FieldSchemas<DataDecoded>)

const actions = /*@__PURE__*/ list(
  shape({
    operation,
    to: address,
    value: whole,
    data: v.nullable(hex),
    dataDecoded: v.nullish(dataDecoded),
  } satisfies FieldSchemas<MultiSendAction>),
)
