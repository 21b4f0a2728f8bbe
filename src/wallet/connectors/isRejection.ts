/** What one layer of an error says. */
export interface ErrorWords {
  /** The error's class. */
  name: string
  code: string | number | undefined
  message: string
}

/**
 * EIP-1193, WalletConnect (5000), and the codes of ethers, of Ledger (27013 is 0x6985, 21761 is
 * 0x5501) and of Trezor.
 */
const codes: ReadonlySet<string> = new Set([
  '4001',
  '5000',
  'ACTION_REJECTED',
  '27013',
  '21761',
  'Failure_ActionCancelled',
  'Method_Cancel',
])
const names = /^(?:UserRejectedRequestError|UserRefused\w+)$/

const all = (words: string) => words.split(' ').join('|')
const person = `\\b(?:user|owner|signer)(?: has| have| was| is)?`
const does = `(?:${all('reject den(?:y|ied|ies) declin cancel refus abort disapprov clos')})`
const done = `(?:${all('rejected denied declined cancell?ed refused aborted')})`
const what = all(
  'transaction tx signature signing message connection~request request action operation',
)
const subject = `(?:the |your )?(?:(?:${what.replace('~', ' ')}) )*(?:was |has been )?`

/** "The user rejected", "rejected by the user", in the languages of wallets that translate it. */
const inOtherLanguages: readonly string[] = [
  '(?:用[户戶]|使用者).*(?:拒[绝絕]|取消)|^已?(?:拒[绝絕]|取消)[。！]?$',
  'ユーザー.*(?:拒否|キャンセル)',
  '사용자.*(?:거부|거절|취소)',
  'пользовател.*(?:отклон|отмен|отказ)|(?:отклонен|отменен|отклонён|отменён).*пользовател',
  'utilisateur.*(?:refus|rejet|annul)|(?:refus|rejet|annul).*utilisateur',
  'usuario.*(?:rechaz|cancel|deneg)|(?:rechaz|cancel|deneg).*usuario',
  'usuário.*(?:rejeit|cancel|recus)|(?:rejeit|cancel|recus).*usuário',
  '(?:benutzer|nutzer).*(?:abgelehnt|abgebrochen|lehnt|brach)',
  'kullanıcı.*(?:redde|iptal)',
]

/** As wallets put it. A node that rejects a transaction gives a reason, and names no user. */
const words: readonly RegExp[] = [
  // "User denied transaction signature.", "The user has closed modal"
  `${person} ${does}`,
  // "cancelled by user", "Request declined by the signer"
  `\\b${does}\\w* by (?:the |a )?(?:user|owner|signer)\\b`,
  // "Cancelled", "Request rejected.", "transaction was declined"
  `^(?:error: )?${subject}(?:${done}|cancel)[.!]?$`,
  `\\b${done} on (?:the |your )?(?:device|ledger|trezor|phone)\\b`,
  '\\bconditions? of use not satisfied\\b|\\b0x(?:6985|5501)\\b',
  '\\b(?:popup|window|modal)(?: was)? closed\\b',
  'accounts received is empty|connection request reset',
  ...inOtherLanguages,
].map((pattern) => new RegExp(pattern, 'i'))

/** What nodes return for a transaction that they reject (EIP-1474), in much the same words. */
const ofNode = -32_003

/** Whether a layer of a wallet's error says that the user rejected the request. */
export const isRejection = ({ name, code, message }: ErrorWords): boolean =>
  codes.has(String(code)) ||
  names.test(name) ||
  (code !== ofNode && words.some((pattern) => pattern.test(message)))
