import type { Hex } from '#base'

const consonants = 'bdfghjklmnprstvz'
const vowels = 'aiou'

/**
 * Sixteen bits as five letters (https://arxiv.org/html/0901.4016): consonant, vowel, consonant,
 * vowel, consonant.
 */
const word = (bits: number): string =>
  [
    consonants[(bits >> 12) & 15],
    vowels[(bits >> 10) & 3],
    consonants[(bits >> 6) & 15],
    vowels[(bits >> 4) & 3],
    consonants[bits & 15],
  ].join('')

/** Six words are 96 bits: too many to find another hash with the same words. */
const fingerprintWords = 6

/** Words for comparing a hash on two devices by reading them aloud, in order. */
export const fingerprint = (hash: Hex): string[] =>
  Array.from({ length: fingerprintWords }, (_, at) =>
    word(Number.parseInt(hash.slice(2 + 4 * at, 6 + 4 * at), 16)),
  )
