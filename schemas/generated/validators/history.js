// Generated from schemas/. Do not edit.
import { validator } from './messages.js';

"use strict";

export const validators = {

};

export const rules = {"history":[]};

export const coerce = {};
