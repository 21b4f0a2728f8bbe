import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import {
  accents,
  Amount,
  Button,
  createTheme,
  QuorumRing,
  StatusBadge,
  ThemeRoot,
  useTheme,
} from '#ui'
import { fixed } from '../controls.ts'
import { lateChild } from './lateChild.tsx'

const children = (
  <div
    style={{
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      padding: 24,
      background: 'var(--coffer-page)',
    }}
  >
    <QuorumRing signed={2} required={3} size={40} />
    <Amount value={2_500_000_000_000_000_000n} symbol="ETH" size="l" />
    <StatusBadge status="ready" />
    <Button>Details</Button>
    <Button variant="primary">Execute</Button>
  </div>
)

const brands = (['#7b3fe4', '#ffe600', '#0f172a'] as const).flatMap((accentColor) =>
  (['light', 'dark', 'contrast'] as const).map((theme) => createTheme({ accentColor, theme })),
)

const meta: Meta<typeof ThemeRoot> = {
  title: 'Foundations/Theme root',
  tags: ['autodocs'],
  component: ThemeRoot,
  // An invalid ID throws, as intended.
  argTypes: { id: fixed },
}
export default meta
type Story = StoryObj<typeof ThemeRoot>

export const Light: Story = { args: { theme: 'light', children } }
export const Dark: Story = { args: { theme: 'dark', children } }
export const HighContrast: Story = { args: { theme: 'contrast', children } }
export const CustomBrand: Story = { args: { theme: 'harbor', children } }
export const Midnight: Story = { args: { theme: 'midnight', children } }
export const DarkHighContrast: Story = { args: { theme: 'contrast-dark', children } }
export const Accents: Story = {
  render: () => (
    <>
      {accents.map((accent) => (
        <ThemeRoot key={accent} accent={accent}>
          {children}
        </ThemeRoot>
      ))}
    </>
  ),
}
export const BrandColors: Story = {
  render: () => (
    <>
      {brands.map((brand, at) => (
        <ThemeRoot key={at} {...brand}>
          {children}
        </ThemeRoot>
      ))}
    </>
  ),
}
/** A root inside a brand takes nothing of the brand's colors if it has an accent of its own. */
export const AccentInABrand: Story = {
  render: () => (
    <ThemeRoot theme="light" {...createTheme({ accentColor: '#7b3fe4' })}>
      <Button variant="primary">Brand</Button>
      <ThemeRoot accent="green">
        <Button variant="primary">Inside</Button>
      </ThemeRoot>
    </ThemeRoot>
  ),
  parameters: { picture: false, pictureReason: 'The colors are compared.' },
  play: async ({ canvas }) => {
    const colorOf = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name })).backgroundColor
    await expect(colorOf('Brand')).toBe('rgb(123, 63, 228)')
    await expect(colorOf('Inside')).toBe('oklch(0.5 0.135 150)')
  },
}
export const Corners: Story = {
  render: () => (
    <>
      {(['large', 'medium', 'small', 'none'] as const).map((radius) => (
        <ThemeRoot key={radius} radius={radius}>
          {children}
        </ThemeRoot>
      ))}
    </>
  ),
}
/** Uses the child's own element; the inner root inherits what it does not set. */
export const AsChild: Story = {
  args: {
    theme: 'dark',
    accent: 'purple',
    id: 'shop',
    asChild: true,
    children: <section>{children}</section>,
  },
  parameters: { picture: false, pictureReason: 'It looks like any other dark root.' },
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector('section')
    await expect(section).toHaveAttribute('data-coffer', 'shop')
    await expect(section).toHaveAttribute('data-theme', 'dark')
    await expect(section).toHaveAttribute('data-accent', 'purple')
    await expect(
      getComputedStyle(canvas.getByRole('button', { name: 'Execute' })).colorScheme,
    ).toBe('dark')
  },
}

const containers: unknown[] = []
const { Late, arrive } = lateChild(() => containers.push(useTheme().container))

/** An app that waits for data hides the root, which keeps its container. */
export const HiddenBySuspense: Story = {
  args: {
    theme: 'light',
    children: <Late />,
  },
  render: (args) => (
    <Suspense fallback="Loading">
      <ThemeRoot {...args} />
    </Suspense>
  ),
  parameters: { picture: false, pictureReason: 'It looks like any other root.' },
  play: async ({ canvas, userEvent }) => {
    containers.length = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Wait' }))
    await canvas.findByText('Loading')
    arrive()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wait' })).toBeVisible())
    await expect(new Set(containers).size).toBe(1)
  },
}
