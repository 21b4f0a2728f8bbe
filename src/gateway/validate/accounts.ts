import { nullable, nullish } from 'valibot'
import type {
  Account,
  AccountDataSetting,
  AccountDataType,
  AuthNonce,
  RegisteredEmail,
  Session,
} from '../types/accounts.ts'
import { address, flag, type FieldSchemas, list, shape, text } from './primitives.ts'

export const authNonce = /*@__PURE__*/ shape({ nonce: text } satisfies FieldSchemas<AuthNonce>)
export const session = /*@__PURE__*/ shape({
  id: text,
  authMethod: text,
  signerAddress: nullish(address),
  email: nullish(text),
} satisfies FieldSchemas<Session>)

export const account = /*@__PURE__*/ shape({
  id: text,
  groupId: nullable(text),
  address,
  name: nullish(text),
} satisfies FieldSchemas<Account>)
export const accountDataTypes = /*@__PURE__*/ list(
  shape({
    id: text,
    name: text,
    description: nullable(text),
    isActive: flag,
  } satisfies FieldSchemas<AccountDataType>),
)
export const accountDataSettings = /*@__PURE__*/ list(
  shape({ dataTypeId: text, enabled: flag } satisfies FieldSchemas<AccountDataSetting>),
)

export const registeredEmail = /*@__PURE__*/ shape({
  email: text,
  verified: flag,
} satisfies FieldSchemas<RegisteredEmail>)
export const subscribedKinds = /*@__PURE__*/ list(shape({ name: text }))
export const registeredDevice = /*@__PURE__*/ shape({ deviceUuid: nullish(text) })
