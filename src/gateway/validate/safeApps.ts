import { nullable, nullish, unknown } from 'valibot'
import type { Contract, SafeApp } from '../types/safeApps.ts'
import { address, flag, type FieldSchemas, list, number, shape, text } from './primitives.ts'

export const safeApps = /*@__PURE__*/ list(
  shape({
    id: number,
    url: text,
    name: text,
    iconUrl: nullish(text),
    description: text,
    chainIds: list(text),
    provider: nullish(shape({ url: text, name: text })),
    accessControl: shape({ type: text, value: nullish(list(text)) }),
    tags: list(text),
    features: list(text),
    developerWebsite: nullish(text),
    socialProfiles: list(shape({ platform: text, url: text })),
    featured: nullish(flag),
  } satisfies FieldSchemas<SafeApp>),
)

export const contract = /*@__PURE__*/ shape({
  address,
  name: text,
  displayName: text,
  logoUri: nullable(text),
  contractAbi: nullish(shape({ abi: list(unknown()) })),
  trustedForDelegateCall: flag,
} satisfies FieldSchemas<Contract>)
