import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const formsRoutes = defineRoutes(
  { branch: 'formElements' },
  {
    '/forms/autocomplete': {
      title: 'autocomplete',
      screen: lazyScreen(() => import('./autocomplete/AutocompletePage.tsx'), 'AutocompletePage'),
    },
    '/forms/checkbox': {
      title: 'checkbox',
      screen: lazyScreen(() => import('./checkbox/CheckboxPage.tsx'), 'CheckboxPage'),
    },
    '/forms/combobox': {
      title: 'combobox',
      screen: lazyScreen(() => import('./combobox/ComboboxPage.tsx'), 'ComboboxPage'),
    },
    '/forms/custom-input': {
      title: 'customInput',
      screen: lazyScreen(() => import('./custom-input/CustomInputPage.tsx'), 'CustomInputPage'),
    },
    '/forms/date-time-picker': {
      title: 'dateTimePicker',
      screen: lazyScreen(() => import('./date-time-picker/DateTimePickerPage.tsx'), 'DateTimePickerPage'),
    },
    '/forms/editors': {
      title: 'editors',
      screen: lazyScreen(() => import('./editors/EditorsPage.tsx'), 'EditorsPage'),
    },
    '/forms/file-input': {
      title: 'fileInput',
      screen: lazyScreen(() => import('./file-input/FileInputPage.tsx'), 'FileInputPage'),
    },
    '/forms/otp-input': {
      title: 'otpInput',
      screen: lazyScreen(() => import('./otp-input/OtpInputPage.tsx'), 'OtpInputPage'),
    },
    '/forms/radio': {
      title: 'radio',
      screen: lazyScreen(() => import('./radio/RadioPage.tsx'), 'RadioPage'),
    },
    '/forms/range-slider': {
      title: 'rangeSlider',
      screen: lazyScreen(() => import('./range-slider/RangeSliderPage.tsx'), 'RangeSliderPage'),
    },
    '/forms/rating': {
      title: 'rating',
      screen: lazyScreen(() => import('./rating/RatingPage.tsx'), 'RatingPage'),
    },
    '/forms/select': {
      title: 'select',
      screen: lazyScreen(() => import('./select/SelectPage.tsx'), 'SelectPage'),
    },
    '/forms/slider': {
      title: 'slider',
      screen: lazyScreen(() => import('./slider/SliderPage.tsx'), 'SliderPage'),
    },
    '/forms/switch': {
      title: 'switch',
      screen: lazyScreen(() => import('./switch/SwitchPage.tsx'), 'SwitchPage'),
    },
    '/forms/textarea': {
      title: 'textarea',
      screen: lazyScreen(() => import('./textarea/TextAreaPage.tsx'), 'TextAreaPage'),
    },
    '/forms/textfield': {
      title: 'textfield',
      screen: lazyScreen(() => import('./textfield/TextFieldPage.tsx'), 'TextFieldPage'),
    },
    '/forms/form-layouts': {
      title: 'formLayouts',
      branch: 'formLayouts',
      screen: lazyScreen(() => import('./form-layouts/FormLayoutsPage.tsx'), 'FormLayoutsPage'),
    },
    '/forms/form-validation': {
      title: 'formValidation',
      branch: 'formLayouts',
      screen: lazyScreen(() => import('./form-validation/FormValidationPage.tsx'), 'FormValidationPage'),
    },
    '/forms/form-wizard-icons': {
      title: 'formWizardIcons',
      branch: 'formLayouts',
      screen: lazyScreen(() => import('./form-wizard-icons/FormWizardIconsPage.tsx'), 'FormWizardIconsPage'),
    },
    '/forms/form-wizard-numbered': {
      title: 'formWizardNumbered',
      branch: 'formLayouts',
      screen: lazyScreen(
        () => import('./form-wizard-numbered/FormWizardNumberedPage.tsx'),
        'FormWizardNumberedPage',
      ),
    },
  },
)
