// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
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
if((data.roleName === undefined) || (!(func0.call(data, "roleName")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "roleName"}};
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
if(!(((((key0 === "id") || (key0 === "version")) || (key0 === "roleName")) || (key0 === "note")) || (key0 === "codes"))){
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
if(data.roleName !== undefined && func0.call(data, "roleName")){
let data2 = data.roleName;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err11 = {instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err11);
errors++;
}
if(func2(data2) < 1){
const err12 = {instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
if(!pattern0.test(data2)){
const err13 = {instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data3 = data.note;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err15);
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err16 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
if(data.codes !== undefined && func0.call(data, "codes")){
let data4 = data.codes;
if(Array.isArray(data4)){
if(data4.length > 500){
const err17 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/maxItems",keyword:"maxItems",params:{limit: 500}};
vErrors = add(vErrors, err17);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func2(data5) > 40){
const err18 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err20 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err20);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err21 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err22);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号"};
const titles1 = {"/ids":"编号"};
const titles2 = {"/id":"编号","/version":"版本","/roleName":"角色名称","/note":"说明","/codes":"菜单权限"};

export const validators = {
  "role.delete": validator(check0, titles0),
  "role.remove": validator(check1, titles1),
  "role.save": validator(check2, titles2),
};

export const rules = {"role":[]};

export const coerce = {};
