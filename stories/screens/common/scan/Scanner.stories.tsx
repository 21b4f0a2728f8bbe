import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { drawScene, installCamera } from '../../../../mocks/camera.ts'
import { Scanner } from '../../../../src/screens/common/scan/Scanner.tsx'
import { ScannerView } from '../../../../src/screens/common/scan/ScannerView.tsx'
import { scanText } from '../../../../src/screens/common/scan/text.ts'
import { englishText } from '../../../englishText.ts'
import { dave } from '../rows/items.ts'

const text = englishText(scanText)

/** A browser whose camera sees this, until the story is left. */
const camera = (sees: Parameters<typeof installCamera>[0]) => () => installCamera(sees).remove

const meta: Meta<typeof Scanner> = {
  title: 'Screens/Shared/Scanner',
  component: Scanner,
  parameters: {
    picture: false,
    pictureReason: 'What a camera sees differs; Denied shows all other parts.',
    boxWidth: 470,
  },
  args: { onText: fn(), onStop: fn() },
}
export default meta
type Story = StoryObj<typeof Scanner>

/** An address with its network, as other wallets show it. */
export const Found: Story = {
  beforeEach: camera({ code: `ethereum:${dave}@1` }),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onText).toHaveBeenCalledWith(`ethereum:${dave}@1`))
    await expect(args.onText).toHaveBeenCalledOnce()
  },
}
/** The camera is off as soon as the scanner is closed. */
export const NothingYet: Story = {
  render: (args) => <Scanner {...args} />,
  beforeEach: camera('nothing'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(text('hint'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('stop') }))
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(args.onText).not.toHaveBeenCalled()
  },
}
/** A picture of the code is the other way. */
export const Denied: Story = {
  beforeEach: camera({ fails: 'NotAllowedError' }),
  parameters: { picture: 'part' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(text('denied'))).toBeVisible()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No field for a picture.')
    await userEvent.upload(input, await pictureOf(undefined))
    await expect(await canvas.findByText(text('nothing'))).toBeVisible()
    await userEvent.upload(input, await pictureOf(dave))
    await waitFor(() => expect(args.onText).toHaveBeenCalledWith(dave))
  },
}
/** It can be tried again. */
export const Busy: Story = {
  beforeEach: camera({ fails: 'NotReadableError' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(text('busy'))).toBeVisible()
    const remove = installCamera('nothing').remove
    await userEvent.click(canvas.getByRole('button', { name: text('retry') }))
    await expect(await canvas.findByText(text('hint'))).toBeVisible()
    remove()
  },
}
export const NoCamera: Story = {
  beforeEach: camera({ fails: 'NotFoundError' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('none'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('retry') })).toBeNull()
  },
}
/** Before the browser's permission prompt is answered. */
export const Starting: Story = {
  tags: ['part'],
  render: () => (
    <ScannerView state="starting" hasNothing={false} onFile={fn()} onRetry={fn()} onStop={fn()} />
  ),
}

/** A picture file with a code, or with nothing. */
async function pictureOf(value: string | undefined): Promise<File> {
  const canvas = document.createElement('canvas')
  if (value !== undefined) drawScene(canvas, value)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!blob) throw new Error('This browser writes no pictures.')
  return new File([blob], 'code.png', { type: 'image/png' })
}
