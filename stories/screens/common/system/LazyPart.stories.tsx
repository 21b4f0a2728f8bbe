import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { type LazyPart, lazyPart, loadOnce, Skeleton } from '#ui'
import { ErrorBoundary } from '#screens/common/system'
import { systemText } from '../../../../src/screens/common/system/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(systemText)

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>

/** Two places of one part, the second of which can be opened later. */
function Places({ part: Part }: { part: LazyPart<{ name: string }> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ErrorBoundary resetKey="">
      <Part name="Alice" />
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Part name="Bob" />}
    </ErrorBoundary>
  )
}

function Loading({ load }: { load: () => Promise<typeof Greeting> }) {
  const [part] = useState(() =>
    lazyPart(loadOnce(load), { fallback: <Skeleton height={24} announced /> }),
  )
  return <Places part={part} />
}

const meta: Meta<typeof Loading> = {
  title: 'Screens/System/Lazy part',
  component: Loading,
  parameters: { picture: false, pictureReason: 'A placeholder, and a line of text.' },
}
export default meta
type Story = StoryObj<typeof Loading>

export const NotLoadedYet: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument()
    await expect(canvas.queryByText(/Hello/)).toBeNull()
  },
}

/** A loaded part appears with the click: nothing flashes. */
export const Loaded: Story = {
  args: { load: async () => Greeting },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Hello, Alice')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(canvas.getByText('Hello, Bob')).toBeVisible()
  },
}

/** The enclosing boundary reports it and reloads the part. */
export const FailedOnce: Story = {
  render: function FailedOnce() {
    const [load] = useState(() => {
      let count = 0
      return async () => {
        count += 1
        if (count === 1) throw new TypeError('Failed to fetch')
        return Greeting
      }
    })
    return <Loading load={load} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('broke.retry') }))
    await expect(await canvas.findByText('Hello, Alice')).toBeVisible()
  },
}
