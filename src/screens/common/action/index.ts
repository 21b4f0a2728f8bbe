export { ActionSentence } from './ActionSentence.tsx'
export {
  actionAmount,
  type ActionAmount,
  type NativeToken,
  type Sentence,
  sentenceOf,
  type SentenceOptions,
  settingsTitle,
  unknownNative,
} from './actionText.ts'
export { useSentence, useSentenceOf, useSentenceText, useShownSentence } from './useSentence.ts'
