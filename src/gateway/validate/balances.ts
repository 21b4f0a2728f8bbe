import { nullable, nullish } from 'valibot'
import type { Balance, Balances, TokenInfo } from '../types/balances.ts'
import {
  address,
  decimal,
  decimals,
  type FieldSchemas,
  list,
  shape,
  text,
  whole,
} from './primitives.ts'

export const tokenInfo = /*@__PURE__*/ shape({
  type: text,
  address,
  decimals: nullable(decimals),
  symbol: nullable(text),
  name: nullable(text),
  logoUri: nullable(text),
} satisfies FieldSchemas<TokenInfo>)

export const balances = /*@__PURE__*/ shape({
  fiatTotal: decimal,
  items: list(
    shape({
      tokenInfo,
      balance: whole,
      fiatBalance: decimal,
      fiatConversion: decimal,
      fiatBalance24hChange: nullish(decimal),
    } satisfies FieldSchemas<Balance>),
  ),
} satisfies FieldSchemas<Omit<Balances, 'unreadable'>>)

export const fiatCodes = /*@__PURE__*/ list(text)
