export { MessageContent } from './MessageContent.tsx'
export {
  BlindNotice,
  ElsewhereNotice,
  PastedNotice,
  SpenderNotice,
  TransactionNotice,
} from './MessageNotices.tsx'
export { messageRisks } from './messageRisks.ts'
export { SignMessageDialog } from './SignMessageDialog.tsx'
export { SignMessageView } from './SignMessageView.tsx'
export { toTypedMessage } from './typedMessage.ts'
export { useMessageSigning } from './useMessageSigning.ts'
