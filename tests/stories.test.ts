import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importGraph } from '../scripts/test/importGraph.ts'
import { baselineReport, baselines } from '../scripts/visual/baselines.mjs'
import { type CallUse, callUses, isUsed } from '../stories/docs/callTable.ts'
import { enumerations } from '../stories/docs/enumerationTable.ts'
import { cells, statesPage } from './stories/statesPage.ts'
import { components, componentsIn } from './stories/components.ts'
import { photographedOf, shows, standInOf, storyFile, storyFiles } from './stories/storyFiles.ts'
import { withoutStories } from './stories/withoutStories.ts'
import { screens, states } from './visual/states.ts'

const files = storyFiles()
const stories = files.flatMap((file) => file.stories)
const exported = components()

describe('the stories', () => {
  test('show every exported component, with the real implementation', () => {
    expect(exported.length).toBeGreaterThan(400)
    const missing = exported.filter(({ name }) => !files.some((file) => shows(file, name)))
    const unexpected = missing.filter(({ name }) => !(name in withoutStories))
    expect(unexpected.map(({ name, file }) => `${name} of ${file} stands in no story`)).toEqual([])
  })

  test('are missing only where a reason is given', () => {
    const all = exported.map(({ name }) => name)
    const needless = Object.keys(withoutStories).filter(
      (name) => !all.includes(name) || files.some((file) => shows(file, name)),
    )
    expect(needless).toEqual([])
  })

  test('exported components are found by what they render, not by their names', () => {
    const source = [
      'const Row = memo(function Row() { return <li /> })',
      'export { Row }',
      'export const Page = () => <></>',
      'export function Nothing() { return null }',
      'function Own() { return <b /> }',
      'export const lower = <b />',
      'export const PageContext = createContext(undefined)',
    ].join('\n')
    expect(componentsIn('x.tsx', source)).toEqual(['Row', 'Page'])
  })

  test('of a part take no screenshots, because the view that renders it has one', () => {
    const graph = importGraph()
    const folder = ({ file }: { file: string }) => path.dirname(file)
    const withParts = files.filter(({ stories: own }) => own.some(({ isPart }) => isPart))
    const folders = new Set(withParts.map(folder))
    const wholes = files.filter(
      (file) => folders.has(folder(file)) && photographedOf(file).length > 0,
    )
    const drawn = wholes.flatMap((whole) =>
      exported
        .filter(({ name }) => name === /\bcomponent: (\w+)/.exec(whole.text)?.[1])
        .map(({ file }) => ({ in: folder(whole), files: graph.distances(file, 'all') })),
    )
    const undrawn = withParts.flatMap((file) =>
      file.stories
        .filter(({ isPart }) => isPart)
        .flatMap(({ id, text }) =>
          exported
            .filter(({ name }) => new RegExp(`<${name}\\b`).test(text))
            .filter(
              (part) => !drawn.some((one) => one.in === folder(file) && one.files.has(part.file)),
            )
            .map(({ name }) => `${id}: ${name}`),
        ),
    )
    expect(undrawn).toEqual([])
  })

  test('a namesake, a type, or an unused import does not count', () => {
    const isShown = (text: string) => shows({ text }, 'Button')
    expect(isShown("import { Button } from '#ui'\nconst meta = { component: Button }")).toBe(true)
    expect(
      isShown("import { Button } from '../../src/ui/Button/Button.tsx'\nconst x = <Button />"),
    ).toBe(true)
    expect(isShown('const Button = () => <button />\nconst x = <Button />')).toBe(false)
    expect(isShown("import { Button } from './lookAlike.tsx'\nconst x = <Button />")).toBe(false)
    expect(isShown("import { type Button } from '#ui'\nconst x = <Button />")).toBe(false)
    expect(isShown("import { Button } from '#ui'\nconst x = <ButtonLink />")).toBe(false)
  })

  test('fill every applicable cell of screens and states', () => {
    const all = cells(stories)
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/states.html', statesPage(all))
    const empty = all.filter((cell) => cell.applies && cell.stories.length === 0)
    expect(
      empty.map(
        ({ screen, state }) =>
          `${screen} has no story for "${states[state as keyof typeof states]}"`,
      ),
    ).toEqual([])
  })

  test('only name screens and states in the table', () => {
    const strange = stories.filter(
      ({ cell }) => cell && !(cell.screen in screens && cell.state in states),
    )
    expect(strange.map(({ id, cell }) => `${id}: ${cell?.screen} × ${cell?.state}`)).toEqual([])
  })

  test('have no timeouts of their own: the preview sets one for all', () => {
    expect(files.filter(({ text }) => /\btimeout: \d/.test(text)).map(({ file }) => file)).toEqual(
      [],
    )
  })

  test('are represented by the longest story with a screenshot, even one that opted in', () => {
    const file = storyFile(
      'x.stories.tsx',
      "const meta = { title: 'screens/X', parameters: { picture: false } }\n" +
        "export const Seen: Story = { parameters: { picture: 'page' } }\n" +
        'export const Unseen: Story = { play: async () => { await aLongWalk(throughIt) } }\n',
    )
    expect(standInOf(file)?.exportName).toBe('Seen')
  })

  test('an empty cell is detected', () => {
    const { stories: one } = storyFile(
      'x.stories.tsx',
      "const meta = { title: 'screens/X' }\n" +
        'export const Slow: Story = ' +
        "{ parameters: { cell: { screen: 'queue', state: 'loading' } } }\n",
    )
    const empty = cells(one).filter((cell) => cell.applies && cell.stories.length === 0)
    expect(empty.some(({ screen, state }) => screen === 'queue' && state === 'loading')).toBe(false)
    expect(empty.some(({ screen, state }) => screen === 'queue' && state === 'empty')).toBe(true)
  })
})

describe('the values of the gateway', () => {
  const all = enumerations.flatMap(({ title, values }) =>
    Object.entries(values).map(([value, drawn]) => ({ value: `${title}: ${value}`, drawn })),
  )

  /** The lists of the specification, as they are spelled there. */
  const specified: Record<string, string> = {
    'Transaction status': 'AWAITING_CONFIRMATIONS, AWAITING_EXECUTION, CANCELLED, FAILED, SUCCESS',
    Operation: 'CALL, DELEGATE',
    'Transfer direction': 'INCOMING, OUTGOING, UNKNOWN',
    'Transferred token': 'ERC20, ERC721, NATIVE_COIN',
    'Held token': 'ERC20, ERC721, NATIVE_TOKEN, UNKNOWN',
    'Settings change':
      'SET_FALLBACK_HANDLER, ADD_OWNER, REMOVE_OWNER, SWAP_OWNER, CHANGE_THRESHOLD, ' +
      'CHANGE_IMPLEMENTATION, ENABLE_MODULE, DISABLE_MODULE, SET_GUARD, DELETE_GUARD',
    'Transaction information':
      'Transfer, SettingsChange, Custom, Creation, SwapOrder, TwapOrder, SwapTransfer, ' +
      'NativeStakingDeposit, NativeStakingValidatorsExit, NativeStakingWithdraw',
    Conflict: 'None, HasNext, End',
    'List item': 'TRANSACTION, LABEL, CONFLICT_HEADER, DATE_LABEL',
    Label: 'Queued, Next',
    Execution: 'MULTISIG, MODULE',
    'Duration of a part': 'AUTO, LIMIT_DURATION',
    'Start time': 'AT_MINING_TIME, AT_EPOCH',
    'Message status': 'NEEDS_CONFIRMATION, CONFIRMED',
    'Message list item': 'DATE_LABEL, MESSAGE',
    'Contract version': 'UP_TO_DATE, OUTDATED, UNKNOWN',
    'Confirmation view':
      'GENERIC, COW_SWAP_ORDER, COW_SWAP_TWAP_ORDER, KILN_NATIVE_STAKING_DEPOSIT, ' +
      'KILN_NATIVE_STAKING_VALIDATORS_EXIT, KILN_NATIVE_STAKING_WITHDRAW',
    'Staking status':
      'NOT_STAKED, ACTIVATING, DEPOSIT_IN_PROGRESS, ACTIVE, EXIT_REQUESTED, ' +
      'EXITING, EXITED, SLASHED',
    Device: 'ANDROID, IOS, WEB',
    'Chain feature':
      'ERC721, SAFE_APPS, CONTRACT_INTERACTION, DOMAIN_LOOKUP, SPENDING_LIMIT, EIP1559, ' +
      'SAFE_TX_GAS_OPTIONAL, TX_SIMULATION, EIP1271',
    'Gas price': 'ORACLE, FIXED, FIXED1559, UNKNOWN',
    'Node authentication': 'API_KEY_PATH, NO_AUTHENTICATION, UNKNOWN',
    'Access to an app': 'NO_RESTRICTIONS, DOMAIN_ALLOWLIST',
    'App feature': 'BATCHED_TRANSACTIONS',
    'Social platform': 'TWITTER, GITHUB, DISCORD, TELEGRAM',
  }

  test('are all in the table', () => {
    const missing = Object.entries(specified).flatMap(([title, values]) => {
      const known = enumerations.find((one) => one.title === title)?.values ?? {}
      return values.split(', ').flatMap((value) => (value in known ? [] : `${title}: ${value}`))
    })
    expect(missing).toEqual([])
  })

  test('each have a story, or say why none draws them', () => {
    const ids = new Set(stories.map(({ id }) => id))
    const without = all.filter(({ drawn }) =>
      typeof drawn === 'string' ? !ids.has(drawn) : drawn.nowhere === '',
    )
    expect(
      without.map(({ value, drawn }) => `${value} has no story ${JSON.stringify(drawn)}`),
    ).toEqual([])
  })
})

describe('the calls of the gateway', () => {
  const uses = Object.entries<CallUse>(callUses)
  const used = uses.flatMap(([name, use]) => (isUsed(use) ? [{ name, ...use }] : []))

  test('each have a story that exists', () => {
    const ids = new Set(stories.map(({ id }) => id))
    expect(
      used.filter(({ story }) => !ids.has(story)).map(({ name, story }) => `${name}: ${story}`),
    ).toEqual([])
  })

  test('each are made by a test that exists', () => {
    const missing = used.filter(
      ({ test: [file, words] }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words),
    )
    expect(missing.map(({ name, test: where }) => `${name}: ${where.join(', ')}`)).toEqual([])
  })

  test('that some gateways lack have a message, or a reason why none is needed', () => {
    const lacking = used.filter(
      ({ lacking }) => ('words' in lacking ? lacking.words : lacking.silent).trim() === '',
    )
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  test('are unused only if they aren’t in the specification', () => {
    expect(uses.filter(([, use]) => 'unused' in use).map(([name]) => name)).toEqual([
      'about',
      'gasPrice',
      'registerDeviceV2',
    ])
  })
})

describe('the committed pictures', () => {
  const names = baselines()

  test('belong to existing stories', () => {
    const ids = new Set(stories.map(({ id }) => id.replaceAll(/-+/g, '-')))
    const orphans = names.filter(
      ({ name }) => !ids.has(name.replace(/-(light|dark)-\d+\.webp$/, '')),
    )
    expect(orphans.map(({ name }) => name)).toEqual([])
  })

  test('are dark only where such pictures are taken: of components, and one of each screen', () => {
    const taken = new Set(
      files
        .flatMap((file) =>
          file.file.startsWith('stories/screens/') ? [standInOf(file)] : file.stories,
        )
        .flatMap((story) => (story ? [story.id.replaceAll(/-+/g, '-')] : [])),
    )
    const dark = names.flatMap(({ name }) => name.match(/^.+(?=-dark-\d+\.webp$)/) ?? [])
    expect(dark.filter((id) => !taken.has(id))).toEqual([])
  })

  test('show something: a story with a dialog is photographed as a page', () => {
    expect(names.filter(({ bytes }) => bytes < 100).map(({ name }) => name)).toEqual([])
  })

  test('stay within 26 MB', () => {
    const { text, fits } = baselineReport(names)
    console.log(text)
    expect(fits).toBe(true)
  })
})
