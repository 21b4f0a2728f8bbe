import {
  byToken,
  type MarkColors,
  type MarksByToken,
  type NetworkMarks,
  type TokenMarks,
} from './findMark.ts'
import markColors from './markColors.json'
import networkMarks from './networkMarks.json'
import tokenMarks from './tokenMarks.json'

// A separate file, because the tables are loaded on demand, and in one request.

export const networks: NetworkMarks = networkMarks
export const tokens: MarksByToken = byToken(tokenMarks as unknown as TokenMarks)
export const colors = markColors as unknown as MarkColors
