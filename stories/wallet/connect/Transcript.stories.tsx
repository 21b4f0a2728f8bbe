import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { aPairing, now } from '../fixtures.ts'
import { listen, rolesOf } from '../signin/transcribe.ts'
import compact from './compact.transcript.txt?raw'
import { createPuppet, PickerApp } from './PickerApp.tsx'
import wide from './wide.transcript.txt?raw'

const puppet = createPuppet()

/** A snapshot of what a screen reader finds and announces in every step of the picker. */
const meta: Meta<typeof PickerApp> = {
  title: 'Tests/Connect transcript',
  tags: ['!dev'],
  component: PickerApp,
  parameters: { picture: false, pictureReason: 'It is about what is heard.' },
  args: { session: puppet },
}
export default meta
type Story = StoryObj<typeof PickerApp>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function walk({ userEvent }: Context, oneColumn: boolean): Promise<string> {
  const { said, stop } = listen()
  const pages: string[] = []
  const dialog = () => screen.getByRole('dialog')
  // Only the step is recorded; the list next to it does not change.
  const roles = () => {
    const lines = rolesOf(dialog())
    const pane = lines.findLastIndex((line) => line.startsWith('region'))
    return oneColumn || pages.length === 0 ? lines : lines.slice(pane)
  }
  const write = (title: string) =>
    pages.push([`# ${title}`, ...roles(), ...said.splice(0).map((line) => `> ${line}`)].join('\n'))
  const press = async (name: string | RegExp) =>
    userEvent.click(await within(dialog()).findByRole('button', { name }))
  const note = async (heading: string, words?: string) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus())
    if (words) await waitFor(() => expect(said.join()).toContain(words))
    write(heading)
  }
  await note('Connect a wallet')
  if (oneColumn) {
    await press('What is a wallet?')
    await note('What is a wallet?')
  }
  await press('Get a wallet')
  await note('Get a wallet', 'These wallets work here')
  await press('Get Rainbow')
  await note('Get Rainbow', 'Where do you want')
  await press('Rainbow for your phone')
  await note('Install Rainbow', 'Scan this code')
  await press("I've installed it")
  await note('Get started with Rainbow', '3 steps')
  await press('Connect')
  await note('Scan with Rainbow', 'scan this code')
  puppet.say({ phase: 'qr', ...aPairing })
  await note('Scan with Rainbow', 'ready to scan')
  puppet.say({ phase: 'qr', ...aPairing, expiresAt: now })
  await waitFor(() => expect(said.join()).toContain('expired'))
  write('The code has expired')
  puppet.say({ phase: 'failed', failure: { kind: 'rejected' } })
  await note('Connection rejected', 'rejected in Rainbow')
  await press('Choose another wallet')
  await note(oneColumn ? 'Connect a wallet' : 'What is a wallet?')
  await press(/^MetaMask/)
  await note("MetaMask isn't installed", 'Install it')
  await press('Install MetaMask')
  await note('Get MetaMask', 'Where do you want')
  if (oneColumn) {
    await press('Back')
    await note("MetaMask isn't installed", 'Install it')
    await press('Back')
    await note('Connect a wallet')
  }
  await press(/^Demo wallet/)
  await note('Opening Demo wallet', 'Confirm the connection')
  puppet.say({ phase: 'failed', failure: { kind: 'pending' } })
  await note('Demo wallet has a pending request', 'respond to that request')
  stop()
  return `${pages.join('\n\n')}\n`
}

export const SideBySide: Story = {
  play: async (context) => expect(await walk(context, false)).toBe(wide),
}
export const OneColumn: Story = {
  args: { size: 'compact' },
  play: async (context) => expect(await walk(context, true)).toBe(compact),
}
