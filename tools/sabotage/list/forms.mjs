import { inKit, kit } from '../named.mjs'

/** Forms and dialogs: typed text, the focus, and what a press does. */
export const forms = [
  {
    name: 'focus: lost when a menu closes',
    breaks: 'The focus does not return to the control that opened a menu.',
    file: `${kit}/foundation/overlay/useLayerFocus.ts`,
    find: 'if (isInside && returnTo?.isConnected) returnTo.focus({ preventScroll: true })',
    replace: 'if (!isInside) returnTo?.focus()',
    tests: [inKit('foundation/overlay/Menu.test.tsx', 'Esc closes it and returns the focus to its button')],
  },
  {
    name: 'text: lost when the session ends',
    breaks: 'A session that expires removes the text that its user typed.',
    file: `${kit}/provider/followSession.ts`,
    find: 'removeStored: isOtherUser })',
    replace: 'removeStored: true })',
    tests: [
      inKit(
        'areas/buy-fuel/restoredOrder.test.tsx',
        'is stored until the same user signs in again after a session expired',
      ),
    ],
  },
  {
    name: 'text: lost when the tab is closed',
    breaks: 'Typed text is not copied to the storage that other tabs read.',
    file: `${kit}/provider/draftStore.ts`,
    find: 'if (options?.isTyped) copies?.set(key, stored.get(key))',
    replace: '',
    tests: [
      inKit('provider/closedTabCopies.test.ts', 'is restored in the next tab after its own tab was closed'),
    ],
  },
  {
    name: 'text: lost when the role changes',
    breaks: 'The values of a form are not shown on the page that replaces the form.',
    file: `${kit}/foundation/form/usePersistedValues.ts`,
    find: '        draftStore.setUnsavedText({ name, fields })\n',
    replace: '',
    tests: [inKit('testing/changedRole.test.tsx', 'is shown after the role loses the whole area')],
  },
  {
    name: 'text: left without a question',
    breaks: 'A page with unsaved changes can be left without a confirmation.',
    file: `${kit}/foundation/form/useNavigationBlocker.ts`,
    find: "when: () => dirty.current && !latest.current.isSafe?.('reload'),",
    replace: "when: () => dirty.current && latest.current.isSafe?.('reload') === true,",
    tests: [
      inKit(
        'foundation/form/createForm.test.tsx',
        'asks before the user leaves typed text, and not after a save',
      ),
    ],
  },
  {
    name: 'text: a dialog is closed without a question',
    breaks: 'A dialog with unsaved changes closes without a confirmation.',
    file: `${kit}/foundation/overlay/Dialog.tsx`,
    find: 'if ([...unsaved.current].every(({ isSafe }) => isSafe())) return onClose()',
    replace: 'if (unsaved.current.size >= 0) return onClose()',
    tests: [inKit('foundation/overlay/Dialog.test.tsx', 'Leave anyway discards typed text')],
  },
  {
    name: 'form: two presses send twice',
    breaks: 'A form can be submitted twice before it re-renders.',
    file: `${kit}/foundation/form/buildForm.tsx`,
    find: 'if (sending.current || isDisabled) return',
    replace: 'if (isBusy || isDisabled) return',
    tests: [
      inKit('foundation/form/createForm.test.tsx', 'submits once for two to fifty presses in one tick'),
    ],
  },
]
