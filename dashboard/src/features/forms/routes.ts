import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const formsRoutes = defineRoutes(
  { branch: 'formElements' },
  {
    '/forms/autocomplete': {
      title: 'autocomplete',
      screen: lazyScreen(() => import('./autocomplete/AutocompletePage.tsx'), 'AutocompletePage', [
        'autocompleteDemos',
        'showcase',
      ]),
    },
    '/forms/checkbox': {
      title: 'checkbox',
      screen: lazyScreen(() => import('./checkbox/CheckboxPage.tsx'), 'CheckboxPage', [
        'checkboxDemos',
        'showcase',
      ]),
    },
    '/forms/combobox': {
      title: 'combobox',
      screen: lazyScreen(() => import('./combobox/ComboboxPage.tsx'), 'ComboboxPage', [
        'comboboxDemos',
        'showcase',
      ]),
    },
    '/forms/custom-input': {
      title: 'customInput',
      screen: lazyScreen(() => import('./custom-input/CustomInputPage.tsx'), 'CustomInputPage', [
        'customInputDemos',
        'showcase',
      ]),
    },
    '/forms/date-time-picker': {
      title: 'dateTimePicker',
      screen: lazyScreen(() => import('./date-time-picker/DateTimePickerPage.tsx'), 'DateTimePickerPage', [
        'dateTimeDemos',
        'showcase',
      ]),
    },
    '/forms/editors': {
      title: 'editors',
      screen: lazyScreen(() => import('./editors/EditorsPage.tsx'), 'EditorsPage', [
        'editorDemos',
        'showcase',
      ]),
    },
    '/forms/file-input': {
      title: 'fileInput',
      screen: lazyScreen(() => import('./file-input/FileInputPage.tsx'), 'FileInputPage', [
        'fileInputDemos',
        'showcase',
      ]),
    },
    '/forms/otp-input': {
      title: 'otpInput',
      screen: lazyScreen(() => import('./otp-input/OtpInputPage.tsx'), 'OtpInputPage', [
        'otpDemos',
        'showcase',
      ]),
    },
    '/forms/radio': {
      title: 'radio',
      screen: lazyScreen(() => import('./radio/RadioPage.tsx'), 'RadioPage', ['radioDemos', 'showcase']),
    },
    '/forms/range-slider': {
      title: 'rangeSlider',
      screen: lazyScreen(() => import('./range-slider/RangeSliderPage.tsx'), 'RangeSliderPage', [
        'rangeSliderDemos',
        'showcase',
      ]),
    },
    '/forms/rating': {
      title: 'rating',
      screen: lazyScreen(() => import('./rating/RatingPage.tsx'), 'RatingPage', ['ratingDemos', 'showcase']),
    },
    '/forms/select': {
      title: 'select',
      screen: lazyScreen(() => import('./select/SelectPage.tsx'), 'SelectPage', ['selectDemos', 'showcase']),
    },
    '/forms/slider': {
      title: 'slider',
      screen: lazyScreen(() => import('./slider/SliderPage.tsx'), 'SliderPage', ['sliderDemos', 'showcase']),
    },
    '/forms/switch': {
      title: 'switch',
      screen: lazyScreen(() => import('./switch/SwitchPage.tsx'), 'SwitchPage', ['switchDemos', 'showcase']),
    },
    '/forms/textarea': {
      title: 'textarea',
      screen: lazyScreen(() => import('./textarea/TextAreaPage.tsx'), 'TextAreaPage', [
        'textareaDemos',
        'showcase',
      ]),
    },
    '/forms/textfield': {
      title: 'textfield',
      screen: lazyScreen(() => import('./textfield/TextFieldPage.tsx'), 'TextFieldPage', [
        'textfieldDemos',
        'showcase',
      ]),
    },
    '/forms/form-layouts': {
      title: 'formLayouts',
      branch: 'formLayouts',
      screen: lazyScreen(() => import('./form-layouts/FormLayoutsPage.tsx'), 'FormLayoutsPage', [
        'formLayoutDemos',
        'showcase',
      ]),
    },
    '/forms/form-validation': {
      title: 'formValidation',
      branch: 'formLayouts',
      screen: lazyScreen(() => import('./form-validation/FormValidationPage.tsx'), 'FormValidationPage', [
        'formValidationDemos',
        'showcase',
      ]),
    },
    '/forms/form-wizard-icons': {
      title: 'formWizardIcons',
      branch: 'formLayouts',
      screen: lazyScreen(() => import('./form-wizard-icons/FormWizardIconsPage.tsx'), 'FormWizardIconsPage', [
        'formWizardDemos',
        'showcase',
      ]),
    },
    '/forms/form-wizard-numbered': {
      title: 'formWizardNumbered',
      branch: 'formLayouts',
      screen: lazyScreen(
        () => import('./form-wizard-numbered/FormWizardNumberedPage.tsx'),
        'FormWizardNumberedPage',
        ['formWizardDemos', 'showcase'],
      ),
    },
  },
)
