export { ActionSentence } from './ActionSentence.tsx'
export {
  actionAmount,
  type ActionAmount,
  type NativeToken,
  sentenceOf,
  type SentenceOptions,
  settingsTitle,
  unknownNative,
} from './actionText.ts'
export { useSentence, useSentenceOf } from './useSentence.ts'
