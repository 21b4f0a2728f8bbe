import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AddressText, Amount, Button, DataItem, DataList, Dialog, ProofStrip } from '#ui'
import { ModalBody } from '../../src/ui/Dialog/ModalBody.tsx'
import { ModalFrame } from '../../src/ui/Dialog/ModalFrame.tsx'
import { lateChild } from './lateChild.tsx'

const footer = (
  <>
    <Button>Not now</Button>
    <Button variant="primary">Confirm</Button>
  </>
)
const text = 'You add your signature. One more owner has to sign before it can be executed.'
const content = (
  <>
    <DataList>
      <DataItem label="Amount">
        <Amount value={2_500_000_000_000_000_000n} symbol="ETH" size="l" full />
      </DataItem>
      <DataItem label="To">
        <AddressText
          address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
          name="treasury.eth"
          variant="full"
        />
      </DataItem>
      <DataItem label="Nonce">12</DataItem>
    </DataList>
    <ProofStrip
      status="verified"
      words="What you see is what you will sign."
      hashes={[{ label: 'Safe transaction hash', value: '0x3f1d' }]}
    />
  </>
)

function OpenedByButton() {
  const [step, setStep] = useState<'closed' | 'first' | 'second'>('closed')
  return (
    <>
      <Button onClick={() => setStep('first')}>Confirm…</Button>
      <Dialog
        open={step !== 'closed'}
        onOpenChange={() => setStep('closed')}
        step={step}
        title={step === 'second' ? 'Confirm in your wallet' : 'Confirm this transfer'}
        footer={step === 'first' && <Button onClick={() => setStep('second')}>Continue</Button>}
      >
        {text}
      </Dialog>
    </>
  )
}

function ThatEndsIt() {
  const [isOver, setOver] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>{isOver ? 'Sent 2.5 ETH' : 'Send 2.5 ETH'}</h1>
      <div data-returns-to-heading={isOver || undefined}>
        {!isOver && <Button onClick={() => setOpen(true)}>Execute…</Button>}
        <Button>Copy</Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Execute"
        footer={
          <Button
            onClick={() => {
              setOver(true)
              setOpen(false)
            }}
          >
            Finish
          </Button>
        }
      >
        {text}
      </Dialog>
    </>
  )
}

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  args: { open: true, onOpenChange: fn() },
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Short: Story = {
  args: { title: 'Confirm this transfer', description: text, footer, size: 's' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm this transfer' })
    await expect(dialog).toHaveAccessibleDescription(text)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Confirm this transfer' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
export const WithContent: Story = {
  args: { title: 'Confirm this transfer', description: text, footer, children: content },
}
export const WithBack: Story = {
  args: { title: 'What is a wallet?', onBack: fn(), step: 'help', children: text },
}
export const LongContent: Story = {
  args: {
    title: 'Terms',
    footer,
    children: Array.from({ length: 24 }, (_, index) => <p key={index}>{text}</p>),
  },
}
export const LongTitle: Story = {
  args: {
    title: 'Execute the transfer to the very long name of a working group that nobody shortened',
    description: text,
    footer,
  },
}
export const Large: Story = {
  args: { title: 'Confirm this transfer', size: 'l', footer, children: content },
}
export const RightToLeft: Story = {
  args: {
    title: 'Confirm this transfer',
    description: text,
    footer,
    onBack: fn(),
    children: content,
  },
  globals: { locale: 'pseudo-rtl' },
}
export const SecondStep: Story = {
  args: { title: 'Confirm this transfer' },
  render: () => <OpenedByButton />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm…' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Confirm this transfer' })).toHaveFocus(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Confirm in your wallet' })).toHaveFocus(),
    )
    await expect(screen.getByRole('dialog', { name: 'Confirm in your wallet' })).toBeVisible()
  },
}
export const Closed: Story = {
  args: { title: 'Confirm this transfer' },
  render: () => <OpenedByButton />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Confirm…' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
/** What the dialog was opened for is done: the heading says so, and is read next. */
export const ReturnsToTheHeading: Story = {
  args: { title: 'Execute' },
  render: () => <ThatEndsIt />,
  parameters: { picture: false, pictureReason: 'Only the focus matters.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Execute…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Finish' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Sent 2.5 ETH', level: 1 })).toHaveFocus(),
    )
  },
}

/** What Dialog and Sheet have in common, loaded once one of them opens. */
export const Frame: Story = {
  tags: ['part'],
  args: { open: true, title: 'Confirm this transfer', description: text, footer },
  render: (args) => <ModalFrame {...args} shape="dialog" />,
}
/** Between the heading and the buttons: it scrolls. */
export const Body: Story = {
  tags: ['part'],
  render: () => (
    <ModalBody description={undefined} step={undefined}>
      {content}
    </ModalBody>
  ),
}

function OneAfterAnother() {
  const [title, setTitle] = useState<'Sign' | 'Execute'>()
  if (!title) return <Button onClick={() => setTitle('Sign')}>Open</Button>
  const next = <Button onClick={() => setTitle('Execute')}>Continue</Button>
  return (
    <Dialog key={title} open onOpenChange={fn()} title={title} footer={title === 'Sign' && next}>
      {text}
    </Dialog>
  )
}
/** Past the frame in which a dialog of the previous story may have been removed. */
const nextFrame = () => new Promise(requestAnimationFrame)

/** A dialog that takes another one's place in the same moment doesn't appear again. */
export const TakesOver: Story = {
  render: () => <OneAfterAnother />,
  parameters: { picture: false, pictureReason: 'Nothing about it moves.' },
  play: async ({ userEvent }) => {
    await nextFrame()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const first = await screen.findByRole('dialog', { name: 'Sign' })
    await expect(first.parentElement).not.toHaveAttribute('data-continues')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const second = await screen.findByRole('dialog', { name: 'Execute' })
    await expect(second.closest('[data-continues]')).not.toBeNull()
    await expect(getComputedStyle(second).animationName).toBe('none')
  },
}

let renders = 0
const { Late, arrive } = lateChild(() => renders++)

/** An app that waits for data hides the dialog, which is there again afterward. */
export const HiddenBySuspense: Story = {
  args: { title: 'Your account', children: <Late /> },
  render: (args) => (
    <Suspense fallback="Loading">
      <Dialog {...args} />
    </Suspense>
  ),
  parameters: { picture: false, pictureReason: 'It looks like any other dialog.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Wait' }))
    await screen.findByText('Loading')
    renders = 0
    arrive()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wait' })).toBeVisible())
    await expect(renders).toBeLessThan(10)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
