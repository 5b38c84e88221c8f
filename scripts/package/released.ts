const names = (text: string) => text.trim().split(/\s+/)

/** The components that each version of the package brought: a new version adds a line with those that are not here yet. */
const released: Readonly<Record<string, readonly string[]>> = {
  '0.1.0': names(`
    Alert Anatomy AreaChart ArticleLayout AuthCard AuthLayout Autocomplete Avatar AvatarField
    AvatarGroup AwardPicture Badge BadgeAnchor BarChart Board BoardCard BoardComposer Box Brand
    Breadcrumbs BubbleChart Button ButtonGroup Calendar CalendarKindRadios CallToAction
    CandlestickChart Card CardActions CardField CardFooter CardHeader CardLink CardMedia CardRefresh
    CardRemoval CardRemoveButton Carousel ChangedElsewhere ResetIndicator Checkbox CheckboxCards
    CheckboxGroup Chip ChipButton ChipGroup ClosableAlert Code CodeBlock CollapsibleCard ColorField
    Columns ComboBox ComboChart CommandPalette CommandPaletteButton ComposeDock ComposeWindow
    ConfirmDialog ContextMenu Countdown CoverFigures DashboardCard DashboardGrid DashboardGridItem
    DataTable DateField DatePicker DateRangePicker DateTimePicker DescriptionList Dialog Divider
    DonutChart Drawer DropZone EdgeButton EmojiPicker EmptyState ErrorState EventCalendar
    EventCalendarFrame ExpansionGroup ExpansionPanel FeatureGrid FigureList FileButton FileField
    Form FormActions FormField FormPanels FormSection FormTabs Funnel Gauge Grid Heading
    HeatmapChart Hero HeroWindow Highlight HtmlMessage Icon IconButton IconGallery IconSpecimen
    IconTile Image Inline InstantSearch Kbd LabelDot LabeledProgress LayoutSketch LeaveDialog
    LineChart Link LinkButton LinkRouter List ListGroup ListItem ListSection LogoCloud MailList
    MapLayout MaskedField Menu MessageComposer MessageList Meter MeterRows MiniMonth MultiSelect
    NavigationShell NumberField OtpField OutlinedCard PageBanner PageContents PageHeader PageNotice
    PageProgress Pager Pagination PrintSheet PasswordField PasswordStrength PeriodPicker PersonChip
    PhoneField PlanTeaser PolarAreaChart Popover PricingCards PricingTable ProfileHeader
    ProfileHeaderSkeleton ProgressCircular ProgressLinear Prose QrCode RadarChart RadialBarChart
    Radio RadioCards RadioGroup RadioTiles RangeCalendar RangeSlider Rating RatingField
    ReorderableList ReorderableStack RichTextEditor RouteMap ScatterChart SchemaForm ScrollArea
    ScrollToTop SearchField SearchHero SegmentBar SegmentedControl Select SelectableCard
    SelectableCardGroup SelectableList Shortcut SimpleTable SiteFooter SiteHeader SiteLayout
    SiteSection Skeleton SkeletonGroup Slider Sparkline SplitButton SplitPane Stack StatCard StatBand
    StatStrip Stepper StudyPicture SummaryLayout Switch SwitchGroup Tabs TagField TeamGrid
    Testimonials Text TextArea TextField ThemeScope TimeBrush TimeField Timeline TimelineItem
    TitleCell ToastRegion ToggleButton ToggleButtonGroup TonalCard Tooltip TooltipTarget Tour
    Transcript VideoPlayer ViewTabs VirtualList VisuallyHidden HeroPage Wizard WizardReview
  `),
}

/** The version that brought a component; none, while it waits for the next one. */
export const releasedIn = (name: string): string | undefined =>
  Object.keys(released).find((version) => released[version]!.includes(name))
