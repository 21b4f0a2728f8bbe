import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Former names. Each is matched as a whole word. */
const identifiers = [
  // screens, ui
  'Proven',
  'badgeOf',
  'rowStatus',
  'useFocusKept',
  'useFading',
  'orNull',
  // gateway
  'GatewayAnswerError',
  'GatewayUnreadableError',
  'createCheck',
  'createMoneyCheck',
  'moneyCheck',
  'moneyRoutes',
  'askChains?',
  'askOverviews',
  'askCollectibles',
  'overviewsAtOnce',
  'tidy',
  'tidied',
  'tidyTransactions',
  'succession',
  // queries
  'keepCache',
  'keepDelay',
  'keepable',
  'keptFor',
  'keptStore',
  'storeVersion',
  '(?:read|write|drop)Kept',
  'forgetCache',
  'forgetPrivate',
  'notRemembered',
  'createQueries',
  '(?:to)?PartedOrder',
  'partedSwap',
  'to(?:Old)?Meaning',
  'askNonce',
  'byDay',
  // wallet
  'WalletPlace',
  'AccountPlace',
  'SigninPlace',
  'KeptPlace',
  'use(?:Wallet|Account|Connect|Signin)Place',
  'keepChosen',
  'useDrawnHere',
  'useSettled',
  'Surroundings',
  'surroundings',
  'pageFindings',
  'loadAnew',
  'useArrival',
  'judgeTransaction',
  'lookAtTransaction',
  'data-way',
  // ui
  'setApart',
  'useHeldPage',
  'useVoice',
  'OwnGround',
  'RootEnds',
  'DrawnAhead',
  'useLater',
  'ThemePlace',
  'PopoverPlace',
  'failureWords',
  '--coffer-quiet',
  'data-coffer-ground',
  // mocks, stories, tests
  'weather',
  'WalletSwitch',
  'createWalletSwitch',
  'signedAgain',
  'actAgain',
  'OwnData',
  'EmailPlace',
  'spoil',
  'spoilt',
  'OneMoreInOneColumn',
  'WaysToGetIt',
  'StrangersBrand',
  'aStranger',
  'darkroom',
  'openDarkroom',
  'sidesIn',
  'PlaceBar',
  'withPlace',
  // screens, app, stories
  'useAsked',
  'useProof',
  'useFirst',
  'pendingFirst',
  'leastShown',
  'listWords',
  'toMore',
  'walletRefusal',
  'useArrivals',
  'partsText',
  'QueuePlace',
  'PlacedRows',
  'OwnEntries',
  'ownEntries',
  'OwnAction',
  'AskedPages',
  'isToldAtOnce',
  'SafesWanted',
  'countWaiting',
  'firstToDo',
  'ServedChain',
  'aWaiting',
  'waitingId',
  'data-still',
  'data-act',
  // safe, chain, signing
  'ToldSafe',
  'markTwice',
  'samePlace',
  'normaliseSignature',
  'isContractsFault',
  'saysYes',
  'askApprovals',
  'readPlaces',
  'askContracts',
  'ForeignSignatureError',
  'entryKeptFor',
]

/** Phrases that read oddly in comments, titles and documentation. */
const phrases = [
  'whoever(?! scans)',
  'strangers?(?! \\$\\{)',
  '(?:is|are) told(?! apart)',
  'mend(?:s|ed)?',
  'said once',
  'rehears(?:als?|es?|ed)',
  'beside the page',
  'nobody is asked',
  'it is there',
  'holds true',
  'comes and goes',
  'walls?',
  'of different ages',
  "strangers?['’]s? (?:page|shop|brand)",
]

const skipped =
  /^(?:CHANGELOG\.md|package-lock\.json|tests\/words\.test\.ts|tests\/visual\/baselines\/.*|tests\/contract\/(?:wire\.json|samples\/.*\.(?:json|txt|html))|mocks\/chain\/(?:genesis\/dumps|contracts)\/.*|src\/wallet\/languages\/[\w-]+\.json|.*\/fonts\/.*)$/
const texts = /\.(?:[cm]?[jt]sx?|css|html|json|mdx?|txt|ya?ml|sol)$/

const files = execFileSync('git', ['ls-files', '-z'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((file) => texts.test(file) && !skipped.test(file))

const wordsOf = (words: readonly string[], flags: string) =>
  new RegExp(String.raw`(?<![\w$-])(?:${words.join('|')})(?![\w$-])`, flags)
const names = wordsOf(identifiers, 'g')
const prose = wordsOf(phrases, 'gi')

/** Every use of a former name or an odd phrase, as `file:line word`. */
function usesIn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      [names, prose].flatMap((words) =>
        [...line.matchAll(words)].map(([word]) => `${file}:${at + 1} ${word}`),
      ),
    )
}

describe('the vocabulary', () => {
  test('contains no former names and no odd phrases', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((file) => usesIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  test.each([
    ['const weather = 1', 'weather'],
    ['  color: var(--coffer-quiet);', '--coffer-quiet'],
    ['// Nobody is asked for it.', 'Nobody is asked'],
  ])('a use in %s is found', (line, word) =>
    expect(usesIn('x.ts', `\n${line}`)).toEqual([`x.ts:2 ${word}`]),
  )

  test.each(['untidy', 'keepChosenOnes', '--coffer-quiet-2', 'It is thereby done.'])(
    '%s is not a use',
    (line) => expect(usesIn('x.ts', line)).toEqual([]),
  )
})
