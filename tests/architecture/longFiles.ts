import type { Source } from './imports.ts'

/** A file with more lines usually has two reasons to change. */
const limit = 250

const rulesOfApps = 'a table: one rule after the other, not read as a whole'
const wireTypes = "types of the wire alone, in the order of the gateway's own description"

/** Files of the source that are longer, and why they stay together. */
export const longFiles: Record<string, string> = {
  'src/gateway/routes.ts': 'the table of routes: the only place where a path is spelled',
  'src/gateway/types/transactions.ts': wireTypes,
  'src/apps/protocol/gatewayTypes.ts': wireTypes,
  'src/apps/conformance/rules/messages.ts': rulesOfApps,
  'src/apps/conformance/rules/requests.ts': rulesOfApps,
  'src/apps/conformance/sdk/rules/messages.ts': rulesOfApps,
  'src/apps/conformance/sdk/rules/calls.ts': rulesOfApps,
  'src/apps/conformance/hostile/cases.ts': 'a table: one hostile message after the other',
  'src/apps/host/createHost.ts': 'one closure: all that changes in it is the state of one frame',
  'src/wallet/connectors/walletConnect.ts': 'one connector: its methods share a session',
  'src/screens/shell/frame/Shell.tsx':
    'the frame, with the few lines of each part that loads later',
  'src/screens/transactions/queue/QueueList.tsx': 'the lines of one list, which share their places',
  'src/screens/transactions/review/intent/IntentFields.tsx':
    'a table: the fields of one kind of intent after the other',
}

const lengthOf = ({ text }: Source) => text.trimEnd().split('\n').length

/** Files of the source that are too long without a reason, and reasons that no file needs. */
export const longWithoutReason = (
  sources: readonly Source[],
  reasons: Readonly<Record<string, string>> = longFiles,
): string[] => {
  const long = sources.filter((one) => one.file.startsWith('src/') && lengthOf(one) > limit)
  return [
    ...long
      .filter(({ file }) => !(file in reasons))
      .map((one) => `${one.file} has ${lengthOf(one)} lines, and no reason for more than ${limit}`),
    ...Object.keys(reasons)
      .filter((file) => !long.some((one) => one.file === file))
      .map((file) => `${file} needs no reason: it has at most ${limit} lines, or isn't there`),
  ]
}
