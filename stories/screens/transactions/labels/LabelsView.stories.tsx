import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { type Label, withLabel, withoutLabel } from '../../../../src/screens/core/stores/labels.ts'
import type { LabelDraft } from '../../../../src/screens/transactions/labels/labelDraft.ts'
import {
  LabelsView,
  type LabelsViewProps,
} from '../../../../src/screens/transactions/labels/LabelsView.tsx'
import { LabelForm } from '../../../../src/screens/transactions/labels/LabelForm.tsx'
import { labelsText } from '../../../../src/screens/transactions/labels/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(labelsText)
const rent: Label = { kind: 'category', text: 'Rent' }
const berlin: Label = { kind: 'project', text: 'Berlin office' }
const onSave = fn()

/** Keeps what is typed, added, changed, and removed. */
function Kept(args: LabelsViewProps) {
  const [labels, setLabels] = useState(args.labels)
  const [draft, setDraft] = useState<LabelDraft | undefined>(args.draft)
  return (
    <LabelsView
      {...args}
      labels={labels}
      draft={draft}
      onDraft={setDraft}
      onSave={(label, before) => {
        onSave(label, before)
        setLabels(withLabel(labels, label, before))
        setDraft(undefined)
      }}
      onRemove={(label) => setLabels(withoutLabel(labels, label))}
    />
  )
}

const meta: Meta<typeof LabelsView> = {
  title: 'Screens/Transaction/Labels view',
  component: LabelsView,
  parameters: { boxWidth: 720 },
  args: {
    labels: [rent, berlin],
    used: [
      rent,
      berlin,
      { kind: 'category', text: 'Salaries' },
      { kind: 'category', text: 'Travel' },
    ],
    draft: undefined,
    onDraft: fn(),
    onSave: fn(),
    onRemove: fn(),
  },
  render: (args) => <Kept {...args} />,
}
export default meta
type Story = StoryObj<typeof LabelsView>

export const Labeled: Story = {}
export const None: Story = { args: { labels: [] } }
/** The suggestions are labels of other transactions. */
export const Adding: Story = {
  args: { labels: [rent] },
  parameters: { keepFocus: true },
  // The picture is as high as the suggestions need.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('add') }))
    const input = canvas.getByRole('combobox', { name: text('text') })
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'a')
    const list = await canvas.findByRole('listbox', { name: text('suggestions') })
    await expect(within(list).getAllByRole('option')).toHaveLength(2)
  },
}
/** The keyboard alone: a suggestion is chosen, then saved; the focus returns to the button. */
export const ByKeyboard: Story = {
  parameters: { picture: false, pictureReason: 'Adding shows it.' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: text('add') }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('sal{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox', { name: text('text') })).toHaveValue('Salaries')
    await userEvent.keyboard('{Enter}')
    await expect(onSave).toHaveBeenCalledWith({ kind: 'category', text: 'Salaries' }, undefined)
    await expect(canvas.getByRole('button', { name: text('add') })).toHaveFocus()
  },
}
export const Changing: Story = {
  args: { draft: { ...rent, before: rent, text: 'Rent and utilities' } },
}
export const Removing: Story = {
  parameters: { picture: false, pictureReason: 'Labeled shows the rest.' },
  play: async ({ canvas, userEvent }) => {
    const name = text('remove', { kind: text('kind.category'), label: 'Rent' })
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.getByRole('button', { name: text('add') })).toHaveFocus()
  },
}
export const Twice: Story = {
  args: { draft: { kind: 'category', text: 'rent' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('save') }))
    await expect(canvas.getByText(text('problem.twice'))).toBeVisible()
  },
}
export const Full: Story = {
  args: {
    labels: Array.from({ length: 10 }, (_, at) => ({
      kind: at % 2 ? 'project' : 'category',
      text: at % 3 ? `Label ${at + 1}` : `A label of forty characters, number ${at + 1}`,
    })),
  },
  parameters: { boxWidth: 343 },
}
export const RightToLeft: Story = {
  args: { labels: [{ kind: 'category', text: 'إيجار' }, berlin] },
  globals: { direction: 'rtl' },
}
/** The form's part, as after a wrong attempt. */
export const Form: StoryObj<typeof LabelForm> = {
  tags: ['part'],
  parameters: { picture: false, pictureReason: 'Changing shows it.' },
  render: () => (
    <LabelForm
      labels={[rent]}
      used={[]}
      draft={{ kind: 'category', text: '' }}
      onDraft={() => {}}
      onSave={() => {}}
    />
  ),
}
