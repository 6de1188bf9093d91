import {
  changeLanguage,
  changePassword,
  createUser,
  currentUser,
  deleteUser,
  exportUser,
  updateUser,
} from './accounts.ts';
import { findAddress, suggestAddresses } from './addresses.ts';
import {
  cancelWithoutSigningIn,
  changeCard,
  confirmPayment,
  listPayments,
  paymentWebhook,
  products,
  resumeSubscription,
  startPayment,
  stopSubscription,
  withdrawFromContract,
} from './billing.ts';
import { reportBrowserError } from './browser-errors.ts';
import { drawCovers, generateDocument } from './documents.ts';
import {
  changeEmail,
  confirmEmail,
  requestEmailConfirmation,
  stopEmailChange,
} from './email-confirmation.ts';
import { healthLive, healthReady } from './health.ts';
import { openapiDocument } from './openapi.ts';
import {
  createPlan,
  deletePlan,
  downloadPlan,
  duplicatePlan,
  listPlans,
  openPlan,
  planCover,
  restorePlan,
  savePlans,
  sendPlan,
} from './plans.ts';
import { changePortrait, portraitPicture, removePortrait } from './portraits.ts';
import { requestRecovery, resetPassword, verifyRecovery } from './recovery.ts';
import type { Route } from './route.ts';
import {
  endOtherSessions,
  endSession,
  linkGoogle,
  listSessions,
  signIn,
  signInWithGoogle,
  signOut,
} from './sessions.ts';
import { publicSettings } from './settings.ts';
import { createShare, listShares, revokeShare, sharedDocument, sharedPlan } from './shares.ts';
import { templateThumbnail } from './templates.ts';

/** Every call there is. */
export const ROUTES = {
  cancelWithoutSigningIn,
  changeCard,
  changeEmail,
  changeLanguage,
  changePassword,
  changePortrait,
  confirmEmail,
  confirmPayment,
  createPlan,
  createShare,
  createUser,
  currentUser,
  deletePlan,
  deleteUser,
  downloadPlan,
  duplicatePlan,
  endOtherSessions,
  endSession,
  exportUser,
  findAddress,
  generateDocument,
  drawCovers,
  healthLive,
  healthReady,
  linkGoogle,
  listPayments,
  listPlans,
  listSessions,
  listShares,
  openPlan,
  openapiDocument,
  paymentWebhook,
  planCover,
  portraitPicture,
  products,
  publicSettings,
  removePortrait,
  reportBrowserError,
  requestEmailConfirmation,
  stopEmailChange,
  requestRecovery,
  resetPassword,
  restorePlan,
  resumeSubscription,
  revokeShare,
  savePlans,
  sendPlan,
  sharedDocument,
  sharedPlan,
  signIn,
  signInWithGoogle,
  signOut,
  startPayment,
  stopSubscription,
  suggestAddresses,
  templateThumbnail,
  updateUser,
  verifyRecovery,
  withdrawFromContract,
} as const satisfies Record<string, Route>;
