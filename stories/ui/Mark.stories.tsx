import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Mark } from '../../src/ui/Mark/Mark.tsx'

/** A picture of one color, and one that can't be decoded. */
const tile = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
      `<path fill="${color}" d="M0 0h24v24H0z"/></svg>`,
  )}`
const broken = 'data:image/png;base64,AAAA'

const meta: Meta<typeof Mark> = {
  title: 'Components/Mark',
  tags: ['autodocs'],
  component: Mark,
  args: { label: 'USDC', seed: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
}
export default meta
type Story = StoryObj<typeof Mark>

const statusOf = (element: HTMLElement) =>
  element.querySelector('[data-status]')?.getAttribute('data-status')

export const WithoutPicture: Story = {
  parameters: { picture: false, pictureReason: 'AllStates shows it.' },
}
export const WithPicture: Story = {
  args: { src: tile('#0b53bf') },
  parameters: { picture: false, pictureReason: 'AllStates shows it.' },
  play: ({ canvasElement }) => waitFor(() => expect(statusOf(canvasElement)).toBe('loaded')),
}
export const FailedToLoad: Story = {
  args: { src: broken },
  parameters: { picture: false, pictureReason: 'AllStates shows it.' },
  play: ({ canvasElement }) => waitFor(() => expect(statusOf(canvasElement)).toBe('letters')),
}
export const LongLabel: Story = {
  args: { label: 'A very long symbol of a token' },
  parameters: { picture: false, pictureReason: 'AllStates shows it.' },
}
export const RightToLeft: Story = {
  args: { label: 'عملة' },
  globals: { language: 'ar' },
  parameters: { picture: false, pictureReason: 'AllStates shows it.' },
}

/** Black and white pictures keep their edge on both backgrounds. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      {[
        { label: 'ETH', src: tile('#000') },
        { label: 'WETH', src: tile('#fff') },
        { label: 'USDC', src: tile('#0b53bf') },
        { label: 'ETH' },
        { label: 'A very long symbol of a token' },
        { label: 'عملة' },
        { label: ' ' },
        { label: 'Failed', src: broken },
      ].map(({ label, src }) => (
        <Mark key={`${label}${src}`} label={label} src={src} seed={label} />
      ))}
      {[16, 20, 24, 40].map((size) => (
        <Mark
          key={size}
          label="SEAT"
          seed="0xE826B51596B86A0A1aCf3E3D5f2950Ee96a548Dc"
          size={size}
        />
      ))}
    </div>
  ),
}
