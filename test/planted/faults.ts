/** A mistake that a developer could make, and the test that fails because of it. */
export interface PlantedFault {
  readonly id: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  readonly caughtBy: Catch
}

export interface Catch {
  /** A test of a screen, a journey, or a test of vitest. */
  readonly file: string
  /** A part of the title with those of its groups, which no other test of the file has. */
  readonly title: string
  /** A part of the failure that this fault causes, and a broken test or product does not. */
  readonly says: string
}

const journey =
  (name: string) =>
  (title: string, says: string): Catch => ({ file: `test/e2e/${name}.e2e.ts`, title, says })

const screen =
  (name: string) =>
  (title: string, says: string): Catch => ({ file: `test/screens/${name}.screens.ts`, title, says })

const everyScreen = screen('every-screen')
const cart = screen('cart')
const overlays = screen('overlays')
const tables = screen('tables')
const shellScreens = screen('shell')
const finance = screen('finance')
const cash = screen('cash')
const payments = journey('payments')

const at = (path: string, says: string): Catch => everyScreen(`${path}, full, in CL: it is in order`, says)
const overlay = (name: string, says: string): Catch => overlays(`accessible also with high contrast: ${name}`, says)

/** The addresses of the product, each with its screen. */
const SCREENS: ReadonlyArray<PlantedFault> = [
  {
    id: 'sign-in-password-without-label',
    file: 'src/ui/identity/sign-in-form.tsx',
    find: 'label={sessionText.password}',
    replace: 'label=""',
    caughtBy: at('signing in', 'label at'),
  },
  {
    id: 'register-link-without-text',
    file: 'src/ui/identity/terms-check.tsx',
    find: '{text.terms}',
    replace: "{''}",
    caughtBy: at('registering', 'link-name at'),
  },
  {
    id: 'forgot-link-without-text',
    file: 'src/ui/identity/forgot-screen.tsx',
    find: '{text.back}',
    replace: "{''}",
    caughtBy: at('asking for a new password', 'link-name at'),
  },
  {
    id: 'broken-link-button-without-text',
    file: 'src/ui/identity/invalid-link-screen.tsx',
    find: '{text.ask}',
    replace: "{''}",
    caughtBy: journey('forgot')('a lost password is replaced by the link that was mailed', 'Pedir un enlace nuevo'),
  },
  {
    id: 'reset-password-without-label',
    file: 'src/ui/identity/reset-form.tsx',
    find: 'label={text.newPassword}',
    replace: 'label=""',
    caughtBy: at('/resetpassword/:hash?', 'label at'),
  },
  {
    id: 'impersonate-wider-than-its-window',
    file: 'src/ui/identity/impersonate-screen.tsx',
    find: '<div className={styles.card}>',
    replace: "<div className={styles.card} style={{ minWidth: '1600px' }}>",
    caughtBy: at('an operator who enters', 'pixels wide on'),
  },
  {
    id: 'not-found-button-without-text',
    file: 'src/ui/app/not-found-screen.tsx',
    find: '{commonText.goHome}',
    replace: "{''}",
    caughtBy: at('an address that leads nowhere', 'button-name at'),
  },
  {
    id: 'maintenance-button-without-text',
    file: 'src/ui/maintenance/maintenance-screen.tsx',
    find: '{isChecking ? maintenanceText.checking : maintenanceText.again}',
    replace: '{isChecking && maintenanceText.checking}',
    caughtBy: at('a closed product', 'button-name at'),
  },
  {
    id: 'missing-order-link-without-text',
    file: 'src/ui/orders/order-screen.tsx',
    find: '<BackLink to={ORDERS_PATH}>{ordersText.back}</BackLink>',
    replace: "<BackLink to={ORDERS_PATH}>{''}</BackLink>",
    caughtBy: at('an order 999999, that there is not', 'link-name at'),
  },
  {
    id: 'finance-search-without-label',
    file: 'src/ui/design/data-table/search-box.tsx',
    find: 'aria-label={label}',
    replace: '',
    caughtBy: at('/finance/directo', 'label at'),
  },
  {
    id: 'early-payment-menu-without-name',
    file: 'src/ui/design/data-table/table-menu.tsx',
    find: 'aria-label={text.more}\n        title={text.more}',
    replace: '',
    caughtBy: at('/finance/prontopago', 'button-name at'),
  },
  {
    id: 'comparison-link-without-text',
    file: 'src/ui/financing/scenarios/comparison-screen.tsx',
    find: '>{text.back}</BackLink>',
    replace: ">{''}</BackLink>",
    caughtBy: at('/finance/escenarios', 'link-name at'),
  },
  {
    id: 'suppliers-hidden-from-screen-readers',
    file: 'src/ui/suppliers/supplier-list.tsx',
    find: '<ul className={styles.group}>',
    replace: '<ul className={styles.group} aria-hidden>',
    caughtBy: at('/suppliers/:supplierId', 'aria-hidden-focus at'),
  },
  {
    id: 'supplier-term-button-without-name',
    file: 'src/ui/suppliers/supplier-detail.tsx',
    find: 'editLabel={text.editTerm}',
    replace: 'editLabel=""',
    caughtBy: at('/suppliers/:supplierId', 'button-name at'),
  },
  {
    id: 'payments-faint-names',
    file: 'src/ui/payables/due-bar.styles.ts',
    find: "name: { ...oneLine, maxWidth: '100%', fontWeight: tokens.fontWeightSemibold },",
    replace: "name: { ...oneLine, maxWidth: '100%', color: tokens.colorNeutralStroke1 },",
    caughtBy: at('/payments', 'color-contrast at'),
  },
  {
    id: 'scheduled-cards-not-in-a-list',
    file: 'src/ui/payables/payroll-card.tsx',
    find: '<li className={styles.card} aria-label={name}>',
    replace: '<li role="group" className={styles.card} aria-label={name}>',
    caughtBy: at('/payments/programadas', 'list at'),
  },
  {
    id: 'paid-menu-without-name',
    file: 'src/ui/payables/payable-row-menu.tsx',
    find: 'aria-label={text.rowMenu(row.invoice.folio)}',
    replace: '',
    caughtBy: at('/payments/pagadas', 'button-name at'),
  },
  {
    id: 'orders-choice-without-label',
    file: 'src/ui/orders/order-filters.tsx',
    find: 'aria-label={text.state}',
    replace: '',
    caughtBy: screen('orders')('the rarer filters of the list open below its head', 'select-name at'),
  },
  {
    id: 'order-faint-step',
    file: 'src/ui/orders/order-tracker.styles.ts',
    find: 'disabledLabel: { color: tokens.colorNeutralForeground3 },',
    replace: 'disabledLabel: { color: tokens.colorNeutralForegroundDisabled },',
    caughtBy: at('/orders/:orderId', 'color-contrast at'),
  },
  {
    id: 'payroll-fact-without-term',
    file: 'src/ui/payables/payroll-facts.tsx',
    find: '<dt className={styles.term}>{text.facts.total}</dt>',
    replace: '<span className={styles.term}>{text.facts.total}</span>',
    caughtBy: at('/payrolls/:payrollId', 'definition-list at'),
  },
  {
    id: 'report-frame-without-title',
    file: 'src/ui/reports/xtracker-screen.tsx',
    find: 'title={reportText.frame}',
    replace: '',
    caughtBy: at('/xtracker', 'frame-title at'),
  },
  {
    id: 'profile-phone-button-without-name',
    file: 'src/ui/profile/personal-page.tsx',
    find: 'editLabel={profileText.edit(profileText.phone)}',
    replace: 'editLabel=""',
    caughtBy: at('/user/profile', 'button-name at'),
  },
  {
    id: 'profile-stays-at-an-unknown-address',
    file: 'src/ui/profile/profile-layout.tsx',
    find: 'if (current === undefined) return <Navigate to={PROFILE_PATH} state={state} replace />',
    replace: 'if (current === undefined) return <Outlet />',
    caughtBy: at('/user/profile/*', '/user/profile'),
  },
  {
    id: 'representatives-menu-without-name',
    file: 'src/ui/legal/stakeholder-columns.tsx',
    find: 'aria-label={legalText.actions(fullNameOf(stakeholder))}',
    replace: '',
    caughtBy: at('/user/profile/legal', 'button-name at'),
  },
  {
    id: 'representatives-opened-by-every-role',
    file: 'src/app/features/legal.feature.ts',
    find: "  permission: 'companyFile',\n",
    replace: '',
    caughtBy: screen('roles')('as READER, every address', '/user/profile/legal: stakeholders'),
  },
  {
    id: 'legal-form-wider-than-its-window',
    file: 'src/ui/legal/legal-form-screen.tsx',
    find: '<main className={styles.main}>',
    replace: "<main className={styles.main} style={{ minWidth: '1500px' }}>",
    caughtBy: at('/legal-form', 'pixels wide on'),
  },
  {
    id: 'bank-account-choice-without-label',
    file: 'src/ui/banking/account-row.tsx',
    find: 'aria-label={`${bankingText.makeDefault}: ${name}`}',
    replace: '',
    caughtBy: at('/user/profile/bankaccounts', 'label at'),
  },
  {
    id: 'tax-key-button-without-text',
    file: 'src/ui/profile/tax-page.tsx',
    find: '{isEntered ? profileText.taxReplace : profileText.taxEnter[country]}',
    replace: '{!isEntered && profileText.taxEnter[country]}',
    caughtBy: at('/user/profile/sii', 'button-name at'),
  },
  {
    id: 'history-rows-without-table',
    file: 'src/ui/profile/history-page.tsx',
    find: '<li key={entry.key} className={styles.entry}>',
    replace: '<li role="row" key={entry.key} className={styles.entry}>',
    caughtBy: at('/user/profile/notifications', 'aria-required-parent at'),
  },
  {
    id: 'complete-name-without-label',
    file: 'src/ui/business/complete-form.tsx',
    find: 'name="fullName" label={text.fullName}',
    replace: 'name="fullName" label=""',
    caughtBy: at('/completeregister', 'label at'),
  },
  {
    id: 'toast-cross-without-name',
    file: 'src/ui/design/feedback/toast-stack.tsx',
    find: 'aria-label={commonText.dismissNotification}',
    replace: '',
    caughtBy: at('/design', 'button-name at'),
  },
]

/** The screens on the way to an order, in their states. */
const WAY_TO_AN_ORDER: ReadonlyArray<PlantedFault> = [
  {
    id: 'import-progress-without-name',
    file: 'src/ui/design/feedback/progress-screen.tsx',
    find: 'aria-label={title}',
    replace: '',
    caughtBy: cart('the progress of the reading is named', 'aria-progressbar-name at'),
  },
  {
    id: 'cart-removal-without-name',
    file: 'src/ui/financing/cart-cells.tsx',
    find: 'aria-label={cartText.dates.removeInvoice(row.line.invoice.folio)}',
    replace: '',
    caughtBy: cart('is accessible', 'button-name at'),
  },
  {
    id: 'receipt-steps-not-in-their-list',
    file: 'src/ui/financing/review-steps.tsx',
    find: '<li key={title} className={styles.step}>',
    replace: '<li key={title} role="presentation" className={styles.step}>',
    caughtBy: cart('is reviewed before it is sent', 'list at'),
  },
]

/** The overlays: parts that open over the page. */
const OVERLAYS: ReadonlyArray<PlantedFault> = [
  {
    id: 'menu-slides-in',
    file: 'src/ui/design/controls/anchored-menu.tsx',
    find: 'surfaceMotion={null}',
    replace: '',
    caughtBy: overlay('the user menu', 'translate'),
  },
  {
    id: 'palette-options-without-list',
    file: 'src/ui/command-palette/command-list.tsx',
    find: '<div {...LISTBOX} id={id}',
    replace: '<div id={id}',
    caughtBy: overlay('the palette', 'aria-required-parent at'),
  },
  {
    id: 'keys-dialog-without-name',
    file: 'src/ui/shell/keyboard-help.tsx',
    find: '<ModalTitle>{keyboardText.title}</ModalTitle>',
    replace: '',
    caughtBy: shellScreens('goes anywhere by the keyboard alone', 'Atajos de teclado'),
  },
  {
    id: 'keys-in-another-list',
    file: 'src/ui/shell/keyboard-help.tsx',
    find: '<dl className={styles.list}>',
    replace: '<dl role="list" className={styles.list}>',
    caughtBy: overlay('the list of keys', 'aria-required-children at'),
  },
  {
    id: 'tour-cross-without-name',
    file: 'src/ui/shell/tour.tsx',
    find: 'aria-label={text.close}',
    replace: '',
    caughtBy: overlay('the tour', 'button-name at'),
  },
  {
    id: 'drawer-cross-without-name',
    file: 'src/ui/design/layout/drawer.tsx',
    find: 'aria-label={commonText.close}',
    replace: '',
    caughtBy: overlay('the tasks', 'button-name at'),
  },
  {
    id: 'tax-key-without-label',
    file: 'src/ui/tax-credential/credential-dialog.tsx',
    find: 'label={text.credential(country)}',
    replace: 'label=""',
    caughtBy: overlay('the form for the credential', 'label at'),
  },
  {
    id: 'menu-loses-the-focus',
    file: 'src/ui/design/controls/anchored-menu.tsx',
    find: "if (type !== 'clickOutside') anchor.focus()",
    replace: '',
    caughtBy: overlays('leaves the button that opens the menu in its place', 'Received: false'),
  },
  {
    id: 'prompt-of-another-state',
    file: 'src/ui/tax-credential/credential-landing.tsx',
    find: 'title={credentialText.start.title}',
    replace: 'title={credentialText.update.title}',
    caughtBy: overlays('does not follow the page for a moment', 'Comienza a financiarte'),
  },
]

/** Loading, failing and coming back. */
const CASH: ReadonlyArray<PlantedFault> = [
  {
    id: 'cash-cell-without-name',
    file: 'src/ui/cash/cash-table.tsx',
    find: 'text.openCell(name, text.placeName(place, today))',
    replace: "''",
    caughtBy: cash('a cell opens its items', 'Facturas por pagar, Vencido'),
  },
  {
    id: 'cash-opening-of-tomorrow-untold',
    file: 'src/ui/cash/opening-dialog.tsx',
    find: 'error={error && fieldErrorText(error, date)}',
    replace: 'error={undefined}',
    caughtBy: cash('several accounts are stated', 'Elige hoy o un día anterior'),
  },
  {
    id: 'cash-own-items-empty-untold',
    file: 'src/ui/cash/own-items-drawer.tsx',
    find: '{text.empty}',
    replace: "{''}",
    caughtBy: cash('an expense of each month', 'Todavía no agregas ninguno'),
  },
  {
    id: 'cash-cover-tick-ignored',
    file: 'src/ui/cash/cover-options.tsx',
    find: 'checked={cover.includesNoticed}',
    replace: 'checked={false}',
    caughtBy: cash('the calculation of a proposal', 'toBeChecked'),
  },
  {
    id: 'cash-chart-beside-its-columns',
    file: 'src/ui/cash/chart-scales.ts',
    find: '.paddingOuter(GAP / 2)',
    replace: '.paddingOuter(3)',
    caughtBy: cash('the balance is written on the spot', 'toBeLessThan'),
  },
  {
    id: 'cash-moves-lost-without-question',
    file: 'src/ui/cash/payment-moves-drawer.tsx',
    find: 'useDiscardQuestion(moves.size > 0, vm.close)',
    replace: 'useDiscardQuestion(false, vm.close)',
    caughtBy: cash('moved payments are not lost', 'toContainText'),
  },
  {
    id: 'statement-pdf-without-name',
    file: 'src/ui/counterparts/counterpart-screen.tsx',
    find: '{text.download}',
    replace: "{''}",
    caughtBy: at('/payers/:payer', 'button-name at'),
  },
]

const STATES: ReadonlyArray<PlantedFault> = [
  {
    id: 'sign-in-says-no-failure',
    file: 'src/ui/identity/sign-in-form.tsx',
    find: '{notice}',
    replace: '{null}',
    caughtBy: shellScreens('what was typed at sign-in', 'Código ERROR_'),
  },
  {
    id: 'register-says-no-failure',
    file: 'src/ui/identity/register-form.tsx',
    find: '<FailureNotice failure={form.failure} />',
    replace: '',
    caughtBy: shellScreens('what was typed at registering', 'Código ERROR_'),
  },
  {
    id: 'forgot-says-no-failure',
    file: 'src/ui/identity/forgot-screen.tsx',
    find: '<FailureNotice failure={form.failure} />',
    replace: '',
    caughtBy: shellScreens('what was typed at a forgotten password', 'Código ERROR_'),
  },
  {
    id: 'complete-says-no-failure',
    file: 'src/ui/business/complete-form.tsx',
    find: '<SubmitFailure failure={form.failure} />',
    replace: '',
    caughtBy: shellScreens('what was typed at completing the profile', 'Código ERROR_'),
  },
  {
    id: 'figures-push-the-table',
    file: 'src/ui/financing/finance.styles.ts',
    find: 'cards: { minHeight: height.figures, ',
    replace: 'cards: { ',
    caughtBy: finance('whatever the card shows, 1366 pixels wide', 'toBe(expected)'),
  },
  {
    id: 'cards-wait-for-the-invoices',
    file: 'src/ui/financing/use-after-table.ts',
    find: 'rows !== undefined || failure !== undefined',
    replace: 'rows !== undefined',
    caughtBy: finance('is there also where the invoices fail', "name: 'Excedentes'"),
  },
  {
    id: 'failed-card-without-retry',
    file: 'src/ui/design/layout/figure.tsx',
    find: '<Button size="small" onClick={onRetry}>',
    replace: '<Button size="small" aria-label="x" onClick={onRetry}>',
    caughtBy: payments('say what could not be loaded, and load it again', "name: 'Reintentar'"),
  },
  {
    id: 'empty-list-of-another-place',
    file: 'src/ui/text/payables.ts',
    find: 'Aquí verás las facturas que archives.',
    replace: 'Aquí verás tus facturas.',
    caughtBy: payments(
      'told from duplicates, on a phone and in the dark, in Mexico',
      'Aquí verás las facturas que archives.',
    ),
  },
  {
    id: 'tasks-vanish-with-a-failure',
    file: 'src/ui/shell/tasks-drawer.tsx',
    find: '{pending.length > 0 && (',
    replace: '{pending.length > 0 && list.failure === undefined && (',
    caughtBy: shellScreens('keeps the tasks it knew when they do not come again', 'Ingresa tu clave SII'),
  },
  {
    id: 'export-fails-in-silence',
    file: 'src/ui/design/data-table/export-items.tsx',
    find: 'onClick={() => save(format)}',
    replace: '',
    caughtBy: screen('payables')('that cannot be read says so', 'No pudimos exportar la tabla'),
  },
]

/** The actions and needs of a person at one place. */
const BEHAVIOUR: ReadonlyArray<PlantedFault> = [
  {
    id: 'cards-sorted-one-way',
    file: 'src/ui/design/data-table/card-sort.tsx',
    find: 'order: { field: sortKey, direction },',
    replace: "order: { field: sortKey, direction: 'asc' as const },",
    caughtBy: tables('both ways', 'Seleccionar factura'),
  },
  {
    id: 'card-order-without-margin',
    file: 'src/ui/design/data-table/card-sort.tsx',
    find: 'alone: { margin: `-4px ${space.s} 4px auto` },',
    replace: 'alone: {},',
    caughtBy: tables('the order of cards has a margin', 'toBeLessThanOrEqual'),
  },
  {
    id: 'cart-dates-lower-than-a-fingertip',
    file: 'src/ui/design/date-field/date-field.styles.ts',
    find: "compactBox: { width: '100%', height: '24px', [breakpointTouch]: { height: height.touchTarget } },",
    replace: "compactBox: { width: '100%', height: '24px', [breakpointTouch]: { height: '32px' } },",
    caughtBy: tables('the cart of DIRECT_FINANCING of CL', 'toBeGreaterThanOrEqual'),
  },
  {
    id: 'cart-date-cut',
    file: 'src/ui/design/date-field/date-field.styles.ts',
    find: "openCompact: { width: '24px'",
    replace: "openCompact: { width: '26px'",
    caughtBy: tables('the cart of DIRECT_FINANCING of CL', 'Fecha de pago de la factura'),
  },
  {
    id: 'links-lower-than-a-fingertip',
    file: 'src/ui/design/controls/text-link.tsx',
    find: 'className={useTouchArea()}',
    replace: '',
    caughtBy: tables('take the touches of a fingertip', 'Received: false'),
  },
  {
    id: 'columns-hidden-the-wrong-way',
    file: 'src/ui/financing/use-invoice-table.ts',
    find: 'ids.filter((id) => !shown.includes(id))',
    replace: 'ids.filter((id) => shown.includes(id))',
    caughtBy: tables('shows the chosen columns in low rows', 'Forma de pago'),
  },
  {
    id: 'chosen-day-without-system-colour',
    file: 'src/ui/design/date-field/calendar.styles.ts',
    find: "[forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },",
    replace: '',
    caughtBy: tables('the calendar of a date tells closed days', 'toContain'),
  },
  {
    id: 'toasts-under-the-navigation',
    file: 'src/ui/design/feedback/toast-stack.tsx',
    find: 'bottom: `calc(${bottomEdge} + var(--session-warning, 0px) + ${space.s})`,',
    replace: 'bottom: space.s,',
    caughtBy: finance('stand above the navigation', 'toBe(expected)'),
  },
  {
    id: 'forgot-without-toasts',
    file: 'src/ui/identity/forgot-screen.tsx',
    find: '<Toasts />',
    replace: '{null}',
    caughtBy: finance('at the bottom of a page without navigation', 'Recibimos tu solicitud'),
  },
  {
    id: 'chip-explanation-without-role',
    file: 'src/ui/design/feedback/chip-explanation.tsx',
    find: 'role="note" ',
    replace: '',
    caughtBy: finance('invoices of CL have a chip', "getByRole('note')"),
  },
  {
    id: 'excluded-invoices-not-pressed',
    file: 'src/ui/financing/excluded-control.tsx',
    find: 'checked={isShown}',
    replace: '',
    caughtBy: finance('invoices of CL that are overdue say so', 'aria-pressed'),
  },
  {
    id: 'notice-cannot-be-left',
    file: 'src/ui/payables/notice-chips.tsx',
    find: "filters.choose(isChosen ? 'PAYABLE' : id)",
    replace: 'filters.choose(id)',
    caughtBy: screen('payables')('with the keyboard alone, in Chile', 'Expected: 5'),
  },
  {
    id: 'receipt-message-not-copied',
    file: 'src/ui/payables/receipt-dialog.tsx',
    find: '<CopyButton text={message}',
    replace: '<CopyButton text=""',
    caughtBy: journey('payable-notices')('and a payment without its receipt', 'Received: ""'),
  },
  {
    id: 'unread-sign-missing-on-a-phone',
    file: 'src/ui/shell/notifications-button.tsx',
    find: 'className={styles.button}',
    replace: "className={styles.button} style={{ display: count > 0 ? 'none' : undefined }}",
    caughtBy: shellScreens('has a sign of unread notifications', 'Notificaciones: 1 notificación nueva'),
  },
  {
    id: 'company-file-without-states',
    file: 'src/ui/profile/company-file-card.tsx',
    find: '<Circle20Regular aria-label={companyFileText.incomplete} />',
    replace: '<Circle20Regular />',
    caughtBy: shellScreens('shows the profile for whatever is below it', 'Pendiente'),
  },
  {
    id: 'channel-without-label',
    file: 'src/ui/profile/notification-channels.tsx',
    find: '<label htmlFor={id}>',
    replace: '<label>',
    caughtBy: shellScreens('remembers by what way each kind of news is told', 'Una operación cambia de estado'),
  },
  {
    id: 'report-may-run-scripts',
    file: 'src/ui/reports/xtracker-screen.tsx',
    find: 'sandbox=""',
    replace: 'sandbox="allow-scripts"',
    caughtBy: shellScreens('shows the report in a frame that can do nothing', 'sandbox'),
  },
  {
    id: 'closed-payments-unexplained',
    file: 'src/ui/payables/payables-closed.tsx',
    find: 'title={payablesClosedText.title}',
    replace: 'title={payablesClosedText.detail}',
    caughtBy: shellScreens('offers suppliers and payments only to who may use them', 'Tu empresa no tiene activos'),
  },
  {
    id: 'credit-bar-of-what-is-left',
    file: 'src/ui/payables/credit-line-figure.tsx',
    find: 'label={text.creditBar(usedPercent(line))}',
    replace: 'label={text.creditBar(100 - usedPercent(line))}',
    caughtBy: journey('payrolls')('are scheduled, paid by a transfer and confirmed, in Chile', '75 % de tu línea'),
  },
  {
    id: 'confirmed-payee-loses-the-focus',
    file: 'src/ui/payables/payee-checks.tsx',
    find: 'if (confirmed > 0 && document.activeElement === document.body) panel.current?.focus()',
    replace: '',
    caughtBy: journey('payrolls')('are scheduled and paid with the keyboard alone, in MX', 'confirmada'),
  },
  {
    id: 'payee-copied-before-it-is-confirmed',
    file: 'src/ui/payables/payee-transfers.tsx',
    find: '{!isPending(payee) && (',
    replace: '{(',
    caughtBy: screen('payables')('shown once it is confirmed, on a laptop', 'Copiar todos los datos'),
  },
  {
    id: 'payment-without-its-amount',
    file: 'src/ui/payables/payment-aside.tsx',
    find: "totals={isGuarded || request === 'PayLater' ? undefined : vm.moving}",
    replace: 'totals={undefined}',
    caughtBy: screen('payables')('shown once it is confirmed, on a laptop', 'Ya pagué'),
  },
  {
    id: 'missing-account-without-way-to-add-it',
    file: 'src/ui/payables/missing-accounts.tsx',
    find: '<AddAccountLink supplierId={id} name={name}>',
    replace: '<AddAccountLink supplierId={id} name="">',
    caughtBy: journey('payee-accounts')('is paid in two parts', 'Agregar cuenta'),
  },
  {
    id: 'overdue-mark-without-name',
    file: 'src/ui/financing/due-date-cell.tsx',
    find: 'aria-label={overdue}',
    replace: '',
    caughtBy: finance('invoices of CL that are overdue say so', 'Vencida hace'),
  },
  {
    id: 'sorted-column-not-told',
    file: 'src/ui/design/data-table/table-head.tsx',
    find: 'aria-sort={sortOf(column, sort)}',
    replace: '',
    caughtBy: journey('financing')('sees when its invoices are due', 'aria-sort'),
  },
  {
    id: 'tour-loses-the-focus',
    file: 'src/ui/payables/payments-tour.tsx',
    find: 'useEffect(() => () => void focusHeading(), [])',
    replace: '',
    caughtBy: payments('told from duplicates, in Chile', 'toBeFocused'),
  },
  {
    id: 'duplicates-archived-without-name',
    file: 'src/ui/payables/duplicate-dialog.tsx',
    find: 'aria-label={text.archiveOf(invoice.folio)}',
    replace: '',
    caughtBy: payments('told from duplicates, in Chile', 'Archivar la factura'),
  },
  {
    id: 'onboarding-slider-without-name',
    file: 'src/ui/payables/onboarding-days.tsx',
    find: 'aria-label={text.days}',
    replace: '',
    caughtBy: payments('are sorted with the keyboard alone, in Mexico', 'Días hacia atrás'),
  },
  {
    id: 'holiday-not-marked-as-wrong',
    file: 'src/ui/design/date-field/date-field.tsx',
    find: 'aria-invalid={problem !== undefined}',
    replace: '',
    caughtBy: payments('have a date of payment: a holiday is named', 'aria-invalid'),
  },
  {
    id: 'calendar-button-skipped-by-tab',
    file: 'src/ui/design/date-field/date-field.tsx',
    find: 'className={mergeClasses(styles.open, compact && styles.openCompact)}',
    replace: 'tabIndex={-1} className={mergeClasses(styles.open, compact && styles.openCompact)}',
    caughtBy: journey('keyboard')('however quickly it presses Tab', 'toEqual(expected)'),
  },
  {
    id: 'faint-greys',
    file: 'src/ui/design/theme/light-theme.ts',
    find: "colorNeutralForeground3: '#635D78',",
    replace: "colorNeutralForeground3: '#8F8AA0',",
    caughtBy: {
      file: 'test/ui/design/theme/contrast.test.ts',
      title: 'the light theme has readable greys, links and primary button',
      says: 'AssertionError',
    },
  },
]

const rareCases = (title: string): Catch => ({ file: 'test/domain/rare-cases.test.ts', title, says: 'Property failed' })

/** Mistakes in rules that only rare inputs show: the arbitraries of the package produce them in a thousand runs of any seed. */
const RARE_CASES: ReadonlyArray<PlantedFault> = [
  {
    id: 'rate-rounded-twice',
    file: 'src/domain/financing/simulate.ts',
    find: '(dayNumber(paymentDate) - today) * rate, RATE_DENOMINATOR)',
    replace: 'multiplyRounded((dayNumber(paymentDate) - today) * rate, 1, 30), 10_000)',
    caughtBy: rareCases('each figure of a simulation is rounded once'),
  },
  {
    id: 'rare-holiday-missing',
    file: 'src/domain/calendar/chile.ts',
    find: ' || (year >= 2017 && seventeenth === FRIDAY)',
    replace: '',
    caughtBy: rareCases('banks are closed on the holidays that only some years have'),
  },
  {
    id: 'zero-transfer-rejected',
    file: 'src/domain/financing/simulate.ts',
    find: 'return sums.transfer < 0',
    replace: 'return sums.transfer <= 0',
    caughtBy: rareCases('each figure of a simulation is rounded once'),
  },
  {
    id: 'discounts-at-no-cost',
    file: 'src/domain/financing/breakdown.ts',
    find: ' + orderDiscounts.minor + invoiceDiscounts.minor',
    replace: '',
    caughtBy: rareCases('the headline figures, discounts among the cost'),
  },
  {
    id: 'product-in-floating-point',
    file: 'src/domain/kernel/rounding.ts',
    find: 'if (Number.isSafeInteger(product) || !areWhole',
    replace: 'if (Number.isFinite(product) || !areWhole',
    caughtBy: rareCases('each figure of a simulation is rounded once'),
  },
  {
    id: 'unstable-tie-break',
    file: 'src/domain/financing/cover.ts',
    find: 'const byId = (a: Offer, b: Offer): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)',
    replace: 'const byId = (_a: Offer, _b: Offer): number => 0',
    caughtBy: rareCases('proposals do not depend on the order of candidates'),
  },
  {
    id: 'discounted-confirming',
    file: 'src/domain/financing/simulate-confirming.ts',
    find: "if (isDiscounted) return E.left({ _tag: 'SimulationChargeInvalid' })",
    replace: 'void isDiscounted',
    caughtBy: rareCases('a company repays what its suppliers get'),
  },
  {
    id: 'last-listed-payment-settles',
    file: 'src/domain/wallet/retention.ts',
    find: 'undefined : (lastPaidOn(payments) ?? invoice.paymentDate)',
    replace: 'undefined : (payments.at(-1)?.on ?? invoice.paymentDate)',
    caughtBy: rareCases('an invoice is settled on the same day'),
  },
  {
    id: 'rejected-candidates-priced',
    file: 'src/domain/financing/proposal-offers.ts',
    find: "return E.isRight(simulated) || simulated.left._tag === 'SimulationNotFinanceable'",
    replace: "return E.isRight(simulated) || simulated.left._tag !== 'SimulationEmpty'",
    caughtBy: rareCases('proposals are those without the candidates'),
  },
]

export const FAULTS: ReadonlyArray<PlantedFault> = [
  ...SCREENS,
  ...WAY_TO_AN_ORDER,
  ...OVERLAYS,
  ...CASH,
  ...STATES,
  ...BEHAVIOUR,
  ...RARE_CASES,
]
