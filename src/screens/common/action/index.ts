export { ActionSentence, SentenceAmount } from './ActionSentence.tsx'
export { actionAmount, type NativeToken, shortSymbol, unknownNative } from './actionAmount.ts'
export {
  type Sentence,
  sentenceOf,
  type SentenceOptions,
  sentenceText,
  settingsTitle,
} from './actionText.ts'
export { marks, unmarked } from './marks.ts'
export { useSentence, useSentenceOf, useSentenceText, useShownSentence } from './useSentence.ts'
export { tokenWarning } from './tokenWarning.ts'
