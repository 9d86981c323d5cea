// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
const kept1 = ["off","on"];
const kept2 = ["on","off"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;
const pattern0 = new RegExp("\\S", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.roleId === undefined) || (!(func0.call(data, "roleId")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "roleId"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "version")) || (key0 === "userId")) || (key0 === "account")) || (key0 === "roleId")) || (key0 === "jobNumber"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func2(data0) < 1){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err9);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
if(data.userId !== undefined && func0.call(data, "userId")){
let data2 = data.userId;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err11 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err11);
errors++;
}
if(func2(data2) < 1){
const err12 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.account !== undefined && func0.call(data, "account")){
let data3 = data.account;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err14 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err14);
errors++;
}
if(func2(data3) < 1){
const err15 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
if(!pattern0.test(data3)){
const err16 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.roleId !== undefined && func0.call(data, "roleId")){
let data4 = data.roleId;
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err18 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err18);
errors++;
}
if(func2(data4) < 1){
const err19 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.jobNumber !== undefined && func0.call(data, "jobNumber")){
let data5 = data.jobNumber;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/jobNumber",schemaPath:"#/properties/jobNumber/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err21);
errors++;
}
if(typeof data5 === "string"){
if(func2(data5) > 40){
const err22 = {instancePath:instancePath+"/jobNumber",schemaPath:"#/properties/jobNumber/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "ids") || (key0 === "state"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err3);
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err8);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data2 = data.state;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
if(!((data2 === "off") || (data2 === "on"))){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: kept1}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "id") || (key0 === "state"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data1 = data.state;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
if(!((data1 === "on") || (data1 === "off"))){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: kept2}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "version")) || (key0 === "roleId")) || (key0 === "jobNumber"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err6);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.roleId !== undefined && func0.call(data, "roleId")){
let data2 = data.roleId;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err8 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.jobNumber !== undefined && func0.call(data, "jobNumber")){
let data3 = data.jobNumber;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err10 = {instancePath:instancePath+"/jobNumber",schemaPath:"#/properties/jobNumber/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/jobNumber",schemaPath:"#/properties/jobNumber/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号"};
const titles1 = {"/ids":"编号"};
const titles2 = {"/id":"编号","/version":"版本","/userId":"用户","/account":"账号或手机号","/roleId":"角色","/jobNumber":"学号或工号"};
const titles3 = {"/ids":"编号","/state":"状态"};
const titles4 = {"/id":"编号","/state":"状态"};
const titles5 = {"/id":"编号","/version":"版本","/roleId":"角色","/jobNumber":"学号或工号"};

export const validators = {
  "membership.delete": validator(check0, titles0),
  "membership.remove": validator(check1, titles1),
  "membership.save": validator(check2, titles2),
  "membership.setState": validator(check3, titles3),
  "membership.status": validator(check4, titles4),
  "membership.update": validator(check5, titles5),
};

export const rules = {"membership":[]};

export const coerce = {};
